import type { Drawing } from "./chart-frame.tsx";
import { Plot, percent, useAcross } from "./plot.tsx";

const ROW = 26;
const GAP = 0.12;
const HEAD = 4;
const FOOT = 24;
/** A single trip can still be seen beside a hundred. */
const LEAST_SIDE = 0.22;
/** A column's label has the room of three columns, on a phone of six. */
const LABELS = { every: 3, everyOnPhone: 6 };

/**
 * Squares in rows and columns, whose area grows with the value. Their size says it and not their shade, so all of them
 * stand out from the page, in every scheme and on paper.
 */
export function HeatMap({
  rows,
  columns,
  toText,
  ...drawing
}: Drawing & {
  rows: { label: string; values: number[] }[];
  columns: string[];
  toText: (row: number, column: number) => string;
}) {
  const { edgeAt } = useAcross();
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const slot = 1 / columns.length;
  const foot = HEAD + rows.length * ROW;
  return (
    <Plot
      {...drawing}
      axis="names"
      height={foot + FOOT}
      labels={rows.map(({ label }, at) => ({ y: HEAD + (at + 0.5) * ROW, text: label }))}
    >
      {rows.map(({ label, values }, row) =>
        values.map((value, column) => {
          const side = value === 0 ? 0 : Math.max(LEAST_SIDE, Math.sqrt(value / most));
          const x = edgeAt(column * slot, slot);
          const y = HEAD + row * ROW;
          return (
            <g key={`${label} ${columns[column]}`}>
              <title>{toText(row, column)}</title>
              <rect
                data-mark="cell"
                x={edgeAt((column + GAP / 2) * slot, (1 - GAP) * slot)}
                width={percent((1 - GAP) * slot)}
                y={y + 1}
                height={ROW - 2}
                rx="2"
              />
              {side > 0 && (
                // A drawing of its own stays square, however wide the cell is.
                <svg x={x} y={y} width={percent(slot)} height={ROW} viewBox="-6 -6 12 12">
                  <title>{toText(row, column)}</title>
                  <rect
                    data-mark="solid"
                    x={-5 * side}
                    y={-5 * side}
                    width={10 * side}
                    height={10 * side}
                    rx="0.8"
                  />
                </svg>
              )}
            </g>
          );
        }),
      )}
      {columns.map(
        (label, column) =>
          column % LABELS.every === 0 && (
            <text
              key={label}
              data-minor={column % LABELS.everyOnPhone === 0 ? undefined : ""}
              x={edgeAt((column + 0.5) * slot)}
              y={foot + 17}
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
    </Plot>
  );
}
