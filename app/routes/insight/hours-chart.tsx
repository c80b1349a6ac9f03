import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { ChartFrame } from "../../ui/charts/chart-frame.tsx";
import { HeatMap } from "../../ui/charts/heat-map.tsx";
import { texts } from "./texts.ts";
import type { Charts } from "./to-charts.server.ts";

/** Its table has a row for each hour, since seven columns fit a phone and twenty-four do not. */
export function HoursChart({ hours: { rows, columns, most } }: Pick<Charts, "hours">) {
  const t = useTexts(texts);
  const language = useLanguage();
  const trips = t("trips", { count: most.trips });
  return (
    <ChartFrame
      title={t("hours_title")}
      summary={t("hours_summary", { ...most, trips })}
      tableLabel={t("as_table")}
      columns={[
        { key: "hour", header: t("hour") },
        ...rows.map(({ label }, day) => ({ key: `day${day}` as const, header: label })),
      ]}
      rows={columns.map((hour, column) => ({
        ...{ key: hour, hour },
        ...Object.fromEntries(rows.map(({ values }, day) => [`day${day}`, values[column]])),
      }))}
    >
      {(drawing) => (
        <HeatMap
          {...drawing}
          rows={rows}
          columns={columns}
          toText={(row, column) => {
            const hour = joinParts([rows[row]?.name ?? "", columns[column] ?? ""], language);
            return `${hour}: ${t("trips", { count: rows[row]?.values[column] ?? 0 })}`;
          }}
        />
      )}
    </ChartFrame>
  );
}
