import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import type { ImportRowView, RowKind } from "./load.server.ts";
import { texts } from "./texts.ts";

const tones: Record<RowKind, BadgeTone> = {
  pending: "info",
  known: "neutral",
  created: "success",
  refused: "danger",
};

/** Lists the rows of the file with their planned or actual outcomes. */
export function ImportRows({ rows }: { rows: ImportRowView[] }) {
  const t = useTexts(texts);
  return (
    <Table
      caption={t("table")}
      isCaptionHidden
      rows={rows}
      toKey={({ line }) => line}
      columns={[
        { key: "line", header: t("line"), cell: ({ line }) => line },
        {
          key: "name",
          header: t("name"),
          isRowHeader: true,
          isLabelHidden: true,
          isFreeText: true,
          cell: ({ name }) => name || "–",
        },
        {
          key: "email",
          header: t("email"),
          isLabelHidden: true,
          isFreeText: true,
          cell: ({ email }) => email || "–",
        },
        {
          key: "phone",
          header: t("phone"),
          isLabelHidden: true,
          isFreeText: true,
          cell: ({ phone }) => phone || "–",
        },
        {
          key: "result",
          header: t("result"),
          isLabelHidden: true,
          isFreeText: true,
          cell: ({ kind, problem }) => (
            <div>
              <Badge tone={tones[kind]}>{t(kind)}</Badge>
              {problem && <div>{problem}</div>}
            </div>
          ),
        },
      ]}
    />
  );
}
