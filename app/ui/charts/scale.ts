/** The axis of a chart. */
export type Scale = {
  top: number;
  ticks: number[];
};

const steps = [1, 2, 2.5, 5, 10];
const LINES = 4;
/** A value that exceeds all others so many times would flatten them. */
const OUTLIER = 4;
const HEADROOM = 1.25;

/** Ends the axis at a round number. A single huge value passes its end, so that the others can still be read. */
export function toScale(values: number[], { isWhole = true } = {}): Scale {
  const [largest = 0, second = 0] = values.toSorted((one, other) => other - one);
  const most = second > 0 && largest > OUTLIER * second ? second * HEADROOM : largest;
  const step = toStep(most / LINES, isWhole);
  const count = Math.max(1, Math.ceil(most / step));
  return {
    top: toPlain(count * step),
    ticks: Array.from({ length: count + 1 }, (_, at) => toPlain(at * step)),
  };
}

function toStep(least: number, isWhole: boolean): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = steps.find((each) => each * power >= least) ?? 10;
  const found = toPlain(step * power);
  return isWhole ? Math.max(1, Math.ceil(found)) : found;
}

/** Without what the binary system adds, such as 0.30000000000000004. */
const toPlain = (value: number): number => Number(value.toPrecision(12));
