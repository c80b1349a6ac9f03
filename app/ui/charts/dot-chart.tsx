import type { Drawing } from "./chart-frame.tsx";
import { Plot, percent, spreadLabels, useAcross } from "./plot.tsx";
import type { Scale } from "./scale.ts";

const TOP = 14;
const PLOT = 160;
const FOOT = 26;
const BASE = TOP + PLOT;

/** Of a dot, a ring, and a ring around a dot; of more pairs than `MANY`, smaller ones, which keep apart. */
const RADII = { dot: 4.5, ring: 5, around: 8 };
const SMALL_RADII = { dot: 2.5, ring: 3, around: 4.5 };
const MANY = 26;

export type Pair = {
  key: string;
  label: string;
  /** Null where nothing is known. */
  first: number | null;
  second: number | null;
  text: string;
};

/** Two values for each place in a row: a ring and a dot, with a line from one to the other. */
export function DotChart({
  pairs,
  scale,
  ticks,
  ...drawing
}: Drawing & { pairs: Pair[]; scale: Scale; ticks: string[] }) {
  const { edgeAt } = useAcross();
  const labelOf = spreadLabels(pairs.length);
  const toY = (value: number) => BASE - (Math.min(value, scale.top) / scale.top) * PLOT;
  const slot = 1 / pairs.length;
  const radii = pairs.length > MANY ? SMALL_RADII : RADII;
  return (
    <Plot
      {...drawing}
      height={BASE + FOOT}
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
      {pairs.map(({ key, label, first, second, text }, at) => {
        const x = edgeAt((at + 0.5) * slot);
        const shown = labelOf(at);
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
            {first !== null && second !== null && (
              <line data-mark="link" x1={x} x2={x} y1={toY(first)} y2={toY(second)} />
            )}
            {second !== null && <circle data-mark="solid" cx={x} cy={toY(second)} r={radii.dot} />}
            {first !== null && (
              <circle
                data-mark={first === second ? "ring" : "hollow"}
                cx={x}
                cy={toY(first)}
                r={first === second ? radii.around : radii.ring}
              />
            )}
            {shown !== "hidden" && (
              <text
                data-minor={shown === "minor" ? "" : undefined}
                x={x}
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
