import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { fontSize, radius, shadow, space, surface, touch, ui } from "../styled.ts";

/** Each row is a card, and each cell is labelled with its column's header. */
const asCards = `
  table, thead, tbody, tr, th, td { display: block; }
  table { border: 0; background: none; box-shadow: none; }
  caption { display: block; }
  thead tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.m}; }
  thead tr[data-sort-label]::before { content: attr(data-sort-label); color: var(--muted); font-size: ${fontSize.xs}; }
  thead th { padding: 0; background: none; &:not([aria-sort]) { display: none; } }
  thead a { min-width: ${touch}; min-height: ${touch}; margin: 0; }
  tbody tr {
    margin-bottom: ${space.s};
    padding: ${space.xxs} ${space.m};
    ${surface}
    box-shadow: ${shadow.low};
  }
  tbody tr[data-detail] { margin-top: -${space.xs}; padding: ${space.m}; > td { padding: 0; } }
  tbody tr > [data-label] {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: ${space.s};
    padding: 0.625rem 0;
    text-align: var(--start);
    white-space: normal;
    overflow-wrap: anywhere;
    &::before { content: attr(data-label); color: var(--muted); font-size: ${fontSize.s}; font-weight: 400; }
  }
  tbody tr > [data-free-text] { min-width: 0; }
  tbody tr > [data-label=""] { display: block; &::before { content: none; } }
  tbody tr > :is([data-minor], [data-empty]) { display: none; }
  tbody tr > :first-child, tbody tr > [data-minor]:first-child ~ th { border-top: 0; }
  tbody tr:has(> [data-lead]) {
    display: flex;
    flex-direction: column;
    > [data-lead] { order: -1; }
    > th { border-top: 1px solid var(--border); }
    > [data-lead]:not([data-lead] ~ *) { border-top: 0; font-weight: 650; }
    > [data-lead] ~ [data-lead] { padding-top: 0; border-top: 0; }
  }
`;

const Box = ui("div", "Table")`
  container-type: inline-size;
  overflow-x: auto;
  margin: -${space.xs};
  padding: ${space.xs};

  table {
    width: 100%;
    ${surface}
    border-spacing: 0;
    box-shadow: ${shadow.middle};
    text-align: var(--start);
    /* A column does not break words, */
    overflow-wrap: break-word;
  }
  /* except in free text, which may have very long words. */
  [data-free-text] { min-width: 7rem; overflow-wrap: anywhere; }
  [data-free-text="long"] { min-width: min(15rem, 22cqi); }
  caption, [data-detail] > td { overflow-wrap: anywhere; }
  caption { padding-bottom: ${space.s}; text-align: var(--start); font-size: ${fontSize.l}; font-weight: 650; }
  th, td { padding: ${space.s}; }
  :is(th, td):first-child { padding-inline-start: ${space.m}; }
  :is(th, td):last-child { padding-inline-end: ${space.m}; }
  [data-align="end"] { text-align: var(--end); font-variant-numeric: tabular-nums; white-space: nowrap; }

  thead th {
    background: var(--sunken);
    color: var(--muted);
    font-size: ${fontSize.xs};
    font-weight: 650;
  }
  thead th:first-child { border-start-start-radius: ${radius.l}; }
  thead th:last-child { border-start-end-radius: ${radius.l}; }
  thead a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
    margin: -${space.s} 0;
    padding: ${space.s} 0;
    color: inherit;
    text-decoration: none;
    &:hover { color: var(--text); text-decoration: underline; }
    svg { flex: none; }
  }
  [aria-sort$="ending"] { color: var(--text); }

  tbody tr > * { border-top: 1px solid var(--border); }
  tbody tr[data-detail] > * { border-top: 0; }
  tbody th { font-weight: 600; }

  &[data-cards-to="none"] { @container (max-width: 20rem) { th, td { padding-inline: ${space.xs}; } } }
  &:not([data-cards-to="none"]) { @container (max-width: 40rem) { ${asCards} } }
  &[data-cards-to="tablet"] { @container (max-width: 48rem) { ${asCards} } }
  &[data-cards-to="laptop"] { @container (max-width: 62rem) { ${asCards} } }
  &[data-cards-to="laptop"] {
    table { font-size: ${fontSize.s}; }
    :is(th, td):not(:first-child) { padding-inline-start: ${space.xs}; }
    :is(th, td):not(:last-child) { padding-inline-end: ${space.xs}; }
    [data-free-text] { min-width: 6.25rem; }
    th[data-free-text] { min-width: 7rem; }
    [data-free-text="long"] { min-width: min(15rem, 16cqi); }
  }
  /* Icons of a row stay side by side; other columns have the words to break. */
  @container (min-width: 40.01rem) { tbody td:last-child > div { flex-wrap: nowrap; } }
  @media print { overflow: visible; margin: 0; padding: 0; table { box-shadow: none; } tr { break-inside: avoid; } }
`;

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
    <Box data-cards-to={cardsTo}>
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
    </Box>
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
