import { useTexts } from "../../i18n/use-texts.ts";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";
import type { Charts } from "./to-charts.server.ts";

const Box = ui("section", "InsightCarbon")`
  display: grid;
  gap: ${space.s};

  h3 { font-size: ${fontSize.l}; }
  strong { font-size: ${fontSize.xxl}; font-variant-numeric: tabular-nums; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** An estimate, with all that it is made of. */
export function Carbon({ carbon, completed }: Pick<Charts, "carbon" | "completed">) {
  const t = useTexts(texts);
  const { kg, straight, factor, perKm, trips } = carbon;
  return (
    <Box aria-labelledby="carbon">
      <h3 id="carbon">{t("carbon_title")}</h3>
      <strong>{t("carbon_about", { kg })}</strong>
      <p>{t("carbon_formula", { straight, factor, perKm })}</p>
      <p>{t("carbon_basis", { known: trips, all: completed })}</p>
    </Box>
  );
}
