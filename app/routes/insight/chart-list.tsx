import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { fontSize, space, surface, ui } from "../../ui/styled.ts";
import { Carbon } from "./carbon.tsx";
import { HoursChart } from "./hours-chart.tsx";
import { LostChart } from "./lost-chart.tsx";
import { Routes } from "./routes.tsx";
import { texts } from "./texts.ts";
import type { Charts } from "./to-charts.server.ts";
import { WaitingChart } from "./waiting-chart.tsx";
import { SpentChart, TripsChart } from "./week-charts.tsx";

const Tiles = ui("dl", "InsightTiles")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.s};

  > div { display: grid; align-content: start; gap: ${space.xxs}; padding: ${space.s} ${space.m}; ${surface} }
  dt { color: var(--muted); font-size: ${fontSize.s}; }
  dd { font-size: ${fontSize.xl}; font-weight: 650; font-variant-numeric: tabular-nums; }
  @media print { > div { border-color: #000; } }
`;

const Board = ui("div", "InsightBoard")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(27rem, 100%), 1fr));
  gap: ${space.m};

  /* The last two share a column. */
  > div { display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: 1fr auto; gap: ${space.m}; min-width: 0; }
  > :not(div), > div > * { align-content: start; min-width: 0; padding: ${space.m}; ${surface} }
  @media print {
    display: block;
    > div { display: block; }
    > :not(div), > div > * { margin-bottom: ${space.m}; border: 0; padding: 0; break-inside: avoid; }
  }
`;

export function ChartList({ charts, request }: { charts: Charts; request: string | undefined }) {
  const t = useTexts(texts);
  const { ended, completed, spent, missing, unpriced, waiting, carbon, keptMinutes } = charts;
  return (
    <Stack $gap="l">
      {missing > 0 && <Notice kind="warning">{t("missing", { count: missing })}</Notice>}
      {ended === 0 ? (
        <EmptyState
          icon="chart"
          title={t("none")}
          action={request && <ButtonLink to={request}>{t("order")}</ButtonLink>}
        >
          {t("none_hint")}
        </EmptyState>
      ) : (
        <>
          <Tiles>
            <Tile term={t("trips_header")} detail={`${completed}`} />
            {spent.map(({ currency, sum }) => (
              <Tile key={currency} term={t("spent")} detail={sum} />
            ))}
            {waiting && <Tile term={t("on_time")} detail={waiting.share} />}
            <Tile term={t("lost_title")} detail={`${ended - completed}`} />
            {carbon.trips > 0 && <Tile term={t("carbon_title")} detail={carbon.kg} />}
          </Tiles>
          {unpriced > 0 && <p>{t("unpriced", { count: unpriced })}</p>}
          <Board>
            {completed > 0 && <TripsChart charts={charts} />}
            {spent.map((each) => (
              <SpentChart key={each.currency} spent={each} />
            ))}
            {completed > 0 && <HoursChart hours={charts.hours} />}
            {waiting && <WaitingChart waiting={waiting} />}
            {charts.routes.length > 0 && <Routes routes={charts.routes} />}
            <div>
              {ended > completed && <LostChart lost={charts.lost} weeks={charts.weeks} />}
              {carbon.trips > 0 && <Carbon carbon={carbon} completed={completed} />}
            </div>
          </Board>
        </>
      )}
      <p>{t("read_at", { when: charts.readAt, minutes: `${keptMinutes}` })}</p>
    </Stack>
  );
}

const Tile = ({ term, detail }: { term: string; detail: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{detail}</dd>
  </div>
);
