import type { MovementRow, PursesView } from "../../features/wallet/load-purses.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const Change = ui("span", "PurseChange")`
  font-weight: 600;
  white-space: nowrap;
  &[data-in] { color: var(--success-text); }
`;

/** What went in and out of one purse, a page at a time. */
export function Movements({
  id,
  rows,
  page,
  pageCount,
  siteDomain,
}: NonNullable<PursesView["shown"]> & { siteDomain: string | undefined }) {
  const t = useTexts(texts);
  if (rows.length === 0) {
    return (
      <EmptyState icon="history" title={t("none")}>
        {t("none_hint")}
      </EmptyState>
    );
  }
  const columns: Column<MovementRow>[] = [
    { key: "when", header: t("when"), cell: ({ when }) => when },
    { key: "what", header: t("what"), isRowHeader: true, cell: (row) => row.description },
    {
      key: "change",
      header: t("change"),
      align: "end",
      cell: ({ change, isIn }) => <Change data-in={isIn ? "" : undefined}>{change}</Change>,
    },
    { key: "left", header: t("left"), align: "end", cell: ({ balance }) => balance },
  ];
  return (
    <>
      <Table caption={t("movements")} columns={columns} rows={rows} toKey={(row) => row.id} />
      <Pagination
        page={page}
        pageCount={pageCount}
        toPage={(to) =>
          pathTo("purses", { query: { purse: id, page: to > 1 ? to : undefined }, siteDomain })
        }
      />
    </>
  );
}
