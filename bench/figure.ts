import type { Spread } from "./turns.ts";

/** A measured value with its limits. */
export type Figure = {
  value: number;
  atLeast?: number;
  atMost?: number;
  /** The minimum and maximum of all rounds. */
  spread?: string;
  /** The values that it compares. */
  from?: string;
};

export type Figures = Record<string, Figure>;

export const isGood = ({ value, atLeast, atMost }: Figure): boolean =>
  value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);

export function toFigure(
  { median, least, most }: Spread,
  rest: Pick<Figure, "atLeast" | "atMost" | "from">,
): Figure {
  return { value: round(median), ...rest, spread: `${round(least)} to ${round(most)}` };
}

export const round = (value: number): number => Number(value.toPrecision(3));
