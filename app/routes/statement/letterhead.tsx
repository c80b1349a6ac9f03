import { useTexts } from "../../i18n/use-texts.ts";
import { fontSize, radius, space, ui } from "../../ui/styled.ts";
import type { StatementPage } from "./load.server.ts";
import { texts } from "./texts.ts";

const Box = ui("header", "Letterhead")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding-bottom: ${space.m};
  border-bottom: 2px solid var(--main);
  overflow-wrap: anywhere;

  > div { display: grid; gap: ${space.xxs}; min-width: 0; }
  h2::first-letter { text-transform: uppercase; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
  img { max-width: 12rem; max-height: 3rem; border-radius: ${radius.s}; background: #fff; }
  @media print { border-color: #000; p { color: #000; } }
`;

/** Whose statement it is, by which group, and of which days. */
export function Letterhead({
  brand,
  logo,
  company,
  made,
  period,
}: StatementPage["letterhead"] & { period: string }) {
  const t = useTexts(texts);
  return (
    <Box>
      <div>
        <h2>{period}</h2>
        <strong>{company}</strong>
        <p>{t("made", { when: made })}</p>
      </div>
      {logo ? <img src={logo} alt={brand} /> : <strong>{brand}</strong>}
    </Box>
  );
}
