import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { ChartFrame } from "../../ui/charts/chart-frame.tsx";
import { Legend } from "../../ui/charts/legend.tsx";
import { texts } from "./texts.ts";
import type { Charts } from "./to-charts.server.ts";

export function LostChart({ lost, weeks }: Pick<Charts, "lost" | "weeks">) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { cancelled, neverFound, noShow, axis } = lost;
  const labels = [t("cancelled"), t("never_found"), t("no_show")] as const;
  const rows = lost.weeks.map((week, at) => ({
    ...week,
    ...{ key: week.from, week: weeks[at]?.label ?? "" },
  }));
  return (
    <ChartFrame
      title={t("lost_title")}
      summary={t("lost_summary", { cancelled, neverFound, noShow })}
      tableLabel={t("as_table")}
      columns={[
        { key: "week", header: t("week_header") },
        { key: "cancelled", header: labels[0] },
        { key: "neverFound", header: labels[1] },
        { key: "noShow", header: labels[2] },
      ]}
      rows={rows}
    >
      {(drawing) => (
        <>
          <Legend
            items={[
              { mark: "solid", label: labels[0] },
              { mark: "hollow", label: labels[1] },
              { mark: "text", label: labels[2] },
            ]}
          />
          <BarChart
            {...drawing}
            {...axis}
            marks={["solid", "hollow", "text"]}
            bars={rows.map((row) => {
              const values = [row.cancelled, row.neverFound, row.noShow];
              const parts = values.map((value, at) => `${labels[at]} ${value}`);
              const sum = `${values.reduce((all, value) => all + value, 0)}`;
              return {
                key: row.key,
                label: row.week,
                values,
                sum,
                text: `${row.week}: ${joinParts(parts, language)}`,
              };
            })}
          />
        </>
      )}
    </ChartFrame>
  );
}
