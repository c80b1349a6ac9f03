import { useTexts } from "../../i18n/use-texts.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { ChartFrame } from "../../ui/charts/chart-frame.tsx";
import { texts } from "./texts.ts";
import type { Charts } from "./to-charts.server.ts";

export function TripsChart({ charts: { weeks, trips: axis, busiest } }: { charts: Charts }) {
  const t = useTexts(texts);
  const summary = t("trips_summary", {
    day: busiest.label,
    trips: t("trips", { count: busiest.value }),
  });
  return (
    <ChartFrame
      title={t("trips_title")}
      summary={axis.hasOutlier ? `${summary} ${t("cut")}` : summary}
      tableLabel={t("as_table")}
      columns={[
        { key: "week", header: t("week_header") },
        { key: "trips", header: t("trips_header") },
      ]}
      rows={weeks.map(({ from, label, trips }) => ({ key: from, week: label, trips }))}
    >
      {(drawing) => (
        <BarChart
          {...drawing}
          {...axis}
          bars={weeks.map(({ from, label, trips }) => ({
            ...{ key: from, label, values: [trips], sum: `${trips}` },
            text: `${label}: ${t("trips", { count: trips })}`,
          }))}
        />
      )}
    </ChartFrame>
  );
}

export function SpentChart({ spent }: { spent: Charts["spent"][number] }) {
  const t = useTexts(texts);
  const { currency, sum, weeks, most, axis } = spent;
  const summary = t("spent_summary", { sum, day: most.label, most: most.text });
  return (
    <ChartFrame
      title={t("spent_title", { currency })}
      summary={axis.hasOutlier ? `${summary} ${t("cut")}` : summary}
      tableLabel={t("as_table")}
      columns={[
        { key: "week", header: t("week_header") },
        { key: "amount", header: t("amount") },
      ]}
      rows={weeks.map(({ from, label, text }) => ({ key: from, week: label, amount: text }))}
    >
      {(drawing) => (
        <BarChart
          {...drawing}
          {...axis}
          axis="amounts"
          bars={weeks.map(({ from, label, amount, text }) => ({
            ...{ key: from, label, values: [amount], sum: text, text: `${label}: ${text}` },
          }))}
        />
      )}
    </ChartFrame>
  );
}
