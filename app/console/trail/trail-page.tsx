import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Moment } from "../page/moment.tsx";
import { texts } from "./texts.ts";
import type { NumberedEntry } from "./trail.server.ts";

export function TrailPage({
  entries,
  older,
}: {
  entries: NumberedEntry[];
  older: string | undefined;
}) {
  const t = useTexts(texts);
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      {entries.length === 0 ? (
        <EmptyState icon="history" title={t("empty")} />
      ) : (
        <Table
          caption={t("title")}
          isCaptionHidden
          rows={entries}
          toKey={({ number }) => number}
          columns={[
            { key: "number", header: t("number"), align: "end" },
            {
              key: "at",
              header: t("at"),
              cell: ({ entry }) => (entry ? <Moment at={entry.at} /> : t("missing")),
            },
            {
              key: "operator",
              header: t("operator"),
              isFreeText: true,
              cell: ({ entry }) => entry?.operator,
            },
            {
              key: "action",
              header: t("action"),
              isRowHeader: true,
              cell: ({ entry }) =>
                entry && (
                  <>
                    {t(entry.action)}{" "}
                    {entry.hasFailed && <Badge tone="danger">{t("hasFailed")}</Badge>}
                  </>
                ),
            },
            { key: "brand", header: t("brand"), cell: ({ entry }) => entry?.brand },
            {
              key: "target",
              header: t("target"),
              isFreeText: true,
              cell: ({ entry }) => entry?.target,
            },
          ]}
        />
      )}
      {older && (
        <p>
          <a href={older}>{t("older")}</a>
        </p>
      )}
    </>
  );
}
