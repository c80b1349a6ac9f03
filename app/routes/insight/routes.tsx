import { useTexts } from "../../i18n/use-texts.ts";
import { percent, useAcross } from "../../ui/charts/plot.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";
import type { Charts } from "./to-charts.server.ts";

const Box = ui("section", "InsightRoutes")`
  display: grid;
  gap: ${space.s};

  h3 { font-size: ${fontSize.l}; }
  ol { display: grid; gap: ${space.s}; list-style: none; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: ${space.xxs} ${space.m}; font-size: ${fontSize.s}; }
  li > span { overflow-wrap: anywhere; }
  li > strong { font-variant-numeric: tabular-nums; white-space: nowrap; }
  svg { grid-column: 1 / -1; width: 100%; }
  [data-track] { fill: var(--sunken); }
  [data-bar] { fill: var(--main-edge); }
  @media (forced-colors: active) { [data-bar] { fill: Highlight; } }
`;

/** A list in words, with bars that only repeat them. */
export function Routes({ routes }: Pick<Charts, "routes">) {
  const t = useTexts(texts);
  const { edgeAt } = useAcross();
  return (
    <Box aria-labelledby="routes">
      <h3 id="routes">{t("routes_title")}</h3>
      <ol>
        {routes.map(({ from, to, trips, share }) => (
          <li key={`${from} ${to}`}>
            <span>
              {from} → {to}
            </span>
            <strong>{t("trips", { count: trips })}</strong>
            <svg height="8" aria-hidden="true" focusable="false">
              <rect data-track="" width="100%" height="8" rx="4" />
              <rect data-bar="" x={edgeAt(0, share)} width={percent(share)} height="8" rx="4" />
            </svg>
          </li>
        ))}
      </ol>
    </Box>
  );
}
