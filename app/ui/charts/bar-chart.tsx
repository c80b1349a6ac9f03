import type { Drawing } from "./chart-frame.tsx";
import { Plot, percent, spreadLabels, useAcross } from "./plot.tsx";
import type { Scale } from "./scale.ts";

const TOP = 24;
const PLOT = 160;
const FOOT = 26;
const BASE = TOP + PLOT;
const SHARE_OF_SLOT = 0.68;
/** A bar of one among thousands can still be seen. */
const LEAST = 2;
/** Tells the parts of a bar apart whatever their colours. */
const GAP = 2;

type Mark = "solid" | "hollow" | "text";

export type Bar = {
  key: string;
  label: string;
  /** From the base upwards. */
  values: number[];
  /** The whole in words, as a browser shows it under the pointer. */
  text: string;
  /** Stands above a bar that passes the axis' end. */
  sum: string;
};

/** Bars in a row, each of one part or of several on top of each other. */
export function BarChart({
  bars,
  marks = ["solid"],
  scale,
  ticks,
  axis,
  ...drawing
}: Drawing & {
  bars: Bar[];
  marks?: Mark[];
  scale: Scale;
  /** The texts of the scale's ticks. */
  ticks: string[];
  axis?: "amounts";
}) {
  const { edgeAt } = useAcross();
  const labelOf = spreadLabels(bars.length);
  const toY = (value: number) => BASE - (Math.min(value, scale.top) / scale.top) * PLOT;
  const slot = 1 / bars.length;
  return (
    <Plot
      {...drawing}
      height={BASE + FOOT}
      axis={axis}
      labels={scale.ticks.map((tick, at) => ({ y: toY(tick), text: ticks[at] ?? "" }))}
    >
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={toY(tick)}
          y2={toY(tick)}
          data-base={tick === 0 ? "" : undefined}
        />
      ))}
      {bars.map(({ key, label, values, text, sum }, at) => {
        const middle = edgeAt((at + 0.5) * slot);
        const shown = labelOf(at);
        const isCut = values.reduce((all, value) => all + value, 0) > scale.top;
        return (
          <g key={key}>
            <title>{text}</title>
            <rect
              data-target=""
              x={edgeAt(at * slot, slot)}
              y={TOP}
              width={percent(slot)}
              height={PLOT}
            />
            <Parts
              {...{ values, marks, toY }}
              x={edgeAt((at + (1 - SHARE_OF_SLOT) / 2) * slot, SHARE_OF_SLOT * slot)}
              width={percent(SHARE_OF_SLOT * slot)}
            />
            {isCut && (
              <>
                <line
                  data-mark="gap"
                  x1={edgeAt(at * slot)}
                  x2={edgeAt((at + 1) * slot)}
                  y1={TOP + 18}
                  y2={TOP + 10}
                />
                <text data-strong="" x={middle} y={TOP - 8} textAnchor="middle">
                  {sum}
                </text>
              </>
            )}
            {shown !== "hidden" && (
              <text
                data-minor={shown === "minor" ? "" : undefined}
                x={middle}
                y={BASE + 19}
                textAnchor="middle"
              >
                {label}
              </text>
            )}
          </g>
        );
      })}
    </Plot>
  );
}

function Parts({
  values,
  marks,
  toY,
  x,
  width,
}: {
  values: number[];
  marks: Mark[];
  toY: (value: number) => number;
  x: string;
  width: string;
}) {
  let below = 0;
  return values.map((value, at) => {
    if (value === 0) return null;
    const bottom = toY(below);
    below += value;
    const top = Math.min(toY(below), bottom - LEAST);
    const gap = bottom < BASE ? GAP : 0;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order
        key={at}
        data-mark={marks[at]}
        {...{ x, width }}
        y={top}
        height={Math.max(bottom - top - gap, 1)}
        rx="2"
      />
    );
  });
}
