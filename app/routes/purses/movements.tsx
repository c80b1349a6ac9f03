import type { MovementRow, PursesView } from "../../features/wallet/load-purses.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { fontSize, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const What = ui("span", "PurseMovement")`
  display: grid;
  overflow-wrap: anywhere;
  > span { color: var(--muted); font-size: ${fontSize.s}; font-weight: 400; }
`;
const Change = ui("span", "PurseChange")`
  font-weight: 600;
  white-space: nowrap;
  &[data-in] { color: var(--success-text); }
`;

/** One page of a purse's movements. */
export function Movements({
  id,
  rows,
  leftOut,
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
    {
      key: "what",
      header: t("what"),
      isRowHeader: true,
      isLabelHidden: true,
      isFreeText: true,
      cell: ({ description, when }) => (
        <What>
          {description}
          <span>{when}</span>
        </What>
      ),
    },
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
      <LeftOutNotice what="movements" count={leftOut} />
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
