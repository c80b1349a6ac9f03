import { useTexts } from "../../i18n/use-texts.ts";
import type { ContractViolations } from "../../observability/contract-violations.server.ts";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Moment } from "../page/moment.tsx";
import { texts } from "./texts.ts";

type Found = Awaited<ReturnType<ContractViolations["read"]>>;

export function ContractPage({ keptDays, isComplete, operations }: Found) {
  const t = useTexts(texts);
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("intro", { days: keptDays })}</p>
      {!isComplete && <Notice kind="warning">{t("incomplete")}</Notice>}
      {operations.length === 0 && <EmptyState icon="success" title={t("empty")} />}
      {operations.map(({ operation, violations }) => (
        <Table
          key={operation}
          caption={operation}
          cardsTo="laptop"
          rows={violations}
          toKey={({ kind, place }) => `${kind} ${place}`}
          columns={[
            { key: "place", header: t("place"), isRowHeader: true, isFreeText: true },
            { key: "kind", header: t("kind") },
            {
              key: "samples",
              header: t("found"),
              isFreeText: true,
              cell: ({ samples }) => samples.map(({ found }) => found).join("; "),
            },
            { key: "count", header: t("count"), align: "end" },
            {
              key: "lastSeen",
              header: t("lastSeen"),
              cell: ({ lastSeen }) => <Moment at={lastSeen} />,
            },
          ]}
        />
      ))}
    </>
  );
}
