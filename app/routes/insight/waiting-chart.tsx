import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { ChartFrame } from "../../ui/charts/chart-frame.tsx";
import { DotChart } from "../../ui/charts/dot-chart.tsx";
import { Legend } from "../../ui/charts/legend.tsx";
import { texts } from "./texts.ts";
import type { Charts } from "./to-charts.server.ts";

export function WaitingChart({ waiting }: { waiting: NonNullable<Charts["waiting"]> }) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { share, promised, waited, lateAfter, weeks, axis } = waiting;
  const [first, second] = [t("promised"), t("waited")];
  const inMinutes = (minutes: number | null) =>
    minutes === null ? t("unknown") : t("minutes", { minutes });
  return (
    <ChartFrame
      title={t("waiting_title")}
      summary={t("waiting_summary", { share, promised, waited, late: lateAfter })}
      tableLabel={t("as_table")}
      columns={[
        { key: "week", header: t("week_header") },
        { key: "first", header: first },
        { key: "second", header: second },
      ]}
      rows={weeks.map((week) => ({
        ...{ key: week.from, week: week.label },
        ...{ first: inMinutes(week.first), second: inMinutes(week.second) },
      }))}
    >
      {(drawing) => (
        <>
          <Legend
            isRound
            items={[
              { mark: "hollow", label: first },
              { mark: "solid", label: second },
            ]}
          />
          <DotChart
            {...drawing}
            {...axis}
            pairs={weeks.map((week) => {
              const parts = [
                `${first} ${inMinutes(week.first)}`,
                `${second} ${inMinutes(week.second)}`,
              ];
              return {
                ...{ key: week.from, label: week.label, first: week.first, second: week.second },
                text: `${week.label}: ${joinParts(parts, language)}`,
              };
            })}
          />
        </>
      )}
    </ChartFrame>
  );
}
