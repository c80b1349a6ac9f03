import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { StyleSheetWait } from "../style-sheet-wait.tsx";

export type Column<Row> = {
  header: string;
  align?: "end";
  /** The column names the row. */
  isRowHeader?: boolean;
  /** A card needs no label for this column. */
  isLabelHidden?: boolean;
  /** Only screen readers get the header, as of a column of buttons. */
  isHeaderHidden?: boolean;
  /** Comes first on a card. */
  leadsCard?: boolean;
  /** Left out on a card, because the detail shows it too. */
  isMinor?: boolean;
  /** Users write the text: a word may be longer than the column is wide. A long text, such as an address, gets more room. */
  isFreeText?: boolean | "long";
  /** Users write the header, too. */
  isHeaderFreeText?: boolean;
  /** The link that sorts the table by this column, and its current order. */
  sort?: { to: string; now?: "ascending" | "descending" };
} & (
  | { key: string; cell: (row: Row) => ReactNode }
  /** The column shows what the row has under its key. */
  | { key: keyof Row & string; cell?: undefined }
);

/** Where the table does not fit, as on a phone, each row becomes a card, which leaves out what is empty. */
export function Table<Row>({
  caption,
  isCaptionHidden,
  cardsTo,
  columns,
  rows,
  toKey,
  detail,
  sortLabel,
}: {
  caption: string;
  isCaptionHidden?: boolean;
  /** The largest screen on which rows become cards; without it, a phone. Few narrow columns need none. */
  cardsTo?: "none" | "tablet" | "laptop";
  columns: Column<Row>[];
  rows: Row[];
  toKey: (row: Row) => string | number;
  /** Shown below a row; nothing where the row is closed. */
  detail?: (row: Row) => ReactNode;
  /** Stands before the columns' names where rows are cards. */
  sortLabel?: string;
}) {
  return (
    <div className="table" data-cards-to={cardsTo}>
      <StyleSheetWait />
      <table>
        <caption className={isCaptionHidden ? "visually-hidden" : undefined}>{caption}</caption>
        <thead>
          <tr data-sort-label={sortLabel}>
            {columns.map((column) => (
              <Header key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const opened = detail?.(row);
            return (
              <Fragment key={toKey(row)}>
                <tr>
                  {columns.map((column) => (
                    <Cell key={column.key} column={column} row={row} />
                  ))}
                </tr>
                {opened && (
                  <tr data-detail="">
                    <td colSpan={columns.length}>{opened}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Header<Row>({ column }: { column: Column<Row> }) {
  const { header, isHeaderHidden, isHeaderFreeText, align, sort } = column;
  const freeText = isHeaderFreeText ? "" : undefined;
  return (
    <th
      scope="col"
      data-align={align}
      data-free-text={freeText}
      aria-sort={sort && (sort.now ?? "none")}
    >
      {isHeaderHidden ? (
        <span className="visually-hidden">{header}</span>
      ) : sort ? (
        <Link to={sort.to} preventScrollReset>
          {header}
          {sort.now && <Icon name={sort.now === "ascending" ? "chevron-up" : "chevron-down"} />}
        </Link>
      ) : (
        header
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const label = column.isHeaderHidden || column.isLabelHidden ? "" : column.header;
  const given = column.cell ? column.cell(row) : (row[column.key] as ReactNode);
  const isEmpty = !column.isHeaderHidden && (given ?? "") === "";
  const attributes = {
    "data-label": label,
    "data-align": column.align,
    "data-lead": column.leadsCard ? "" : undefined,
    "data-minor": column.isMinor ? "" : undefined,
    "data-free-text": column.isFreeText === "long" ? "long" : column.isFreeText ? "" : undefined,
    "data-empty": isEmpty ? "" : undefined,
  };
  const content = isEmpty ? "–" : given;
  return column.isRowHeader ? (
    <th scope="row" {...attributes}>
      {content}
    </th>
  ) : (
    <td {...attributes}>{content}</td>
  );
}
