import type { ReactNode } from "react";
import { Table } from "../data/table.tsx";
import { fontSize, space, ui } from "../styled.ts";

const Box = ui("figure", "Chart")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  min-width: 0;

  figcaption { display: grid; gap: ${space.xxs}; }
  figcaption h3 { font-size: ${fontSize.l}; }
  figcaption p { color: var(--muted); font-size: ${fontSize.s}; }
  /* Its figures are as wide as the table; a long one wraps. */
  details { font-size: ${fontSize.s}; }
  summary { width: fit-content; color: var(--main-text); cursor: pointer; }
  details[open] > summary { margin-bottom: ${space.s}; }
  /* Its columns are many, and as narrow as they can be; on the narrowest screens they scroll. */
  details > div { overflow-x: auto; margin: -${space.xs}; padding: ${space.xs}; }
  details > div > div { overflow: visible; margin: 0; padding: 0; }
  details th[scope="col"] { white-space: normal; overflow-wrap: break-word; }
  details [data-cards-to] :is(th, td) { padding-inline: ${space.xxs}; }
  details [data-cards-to] :is(th, td):first-child { padding-inline-start: ${space.xs}; }
  details [data-cards-to] :is(th, td):last-child { padding-inline-end: ${space.xs}; }
  @container (max-width: 20rem) {
    details [data-cards-to] :is(th, td):nth-child(n) { padding-inline: 1px; font-size: ${fontSize.xs}; }
  }
  @media print { break-inside: avoid; summary { display: none; } }
`;

/** How screen readers name a drawing, and what they say of it. */
export type Drawing = { title: string; description: string };

type Column = { key: string; header: string };
type Row = { key: string } & Record<string, string | number>;

/** A drawing with what it shows in words, and the table behind it. */
export function ChartFrame({
  title,
  summary,
  tableLabel,
  columns,
  rows,
  children,
}: {
  title: string;
  /** What it shows, in a sentence. */
  summary: string;
  tableLabel: string;
  /** The first one names the row. */
  columns: Column[];
  rows: Row[];
  children: (drawing: Drawing) => ReactNode;
}) {
  return (
    <Box>
      <figcaption>
        <h3>{title}</h3>
        <p>{summary}</p>
      </figcaption>
      {children({ title, description: summary })}
      <details>
        <summary>{tableLabel}</summary>
        {/* biome-ignore lint/a11y: keys have to scroll it, so it has a name */}
        <div tabIndex={0} role="group" aria-label={tableLabel}>
          <Table
            caption={title}
            isCaptionHidden
            cardsTo="none"
            rows={rows}
            toKey={(row) => row.key}
            columns={columns.map((column, at) =>
              at === 0 ? { ...column, isRowHeader: true } : { ...column, align: "end" },
            )}
          />
        </div>
      </details>
    </Box>
  );
}
