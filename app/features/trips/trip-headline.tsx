import { useTexts } from "../../i18n/use-texts.ts";
import { fontSize, ui } from "../../ui/styled.ts";
import { texts } from "./arrival-texts.ts";

/** The minutes in large letters, and below them the state of the trip. */
export const TripHeadline = ui("h2", "TripHeadline")`
  > strong { display: block; font-size: ${fontSize.xxl}; font-weight: 700; font-variant-numeric: tabular-nums; }
  > strong ~ span { font-size: ${fontSize.l}; font-weight: 600; }
`;

/** The first part of a headline, for a taxi on its way. */
export function ArrivesIn({ minutes }: { minutes: number | null }) {
  const t = useTexts(texts);
  if (minutes === null) return null;
  return (
    <>
      <strong>{minutes > 0 ? t("arrives_in", { count: minutes }) : t("arrives_now")}</strong>
      <span className="visually-hidden">. </span>
    </>
  );
}
