import { medianOf } from "./load.ts";

/** The median of many rounds, with minimum and maximum. */
export type Spread = { median: number; least: number; most: number };

/**
 * Alternates the subjects, so that other load on the machine affects all of them. The first round warms
 * up and does not count.
 */
export async function takeTurns<Name extends string, Value = number>(
  rounds: number,
  contestants: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(contestants) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as Value[]]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 ? [...names].reverse() : names) {
      const value = await contestants[name]();
      if (round >= 0) seen[name]?.push(value);
    }
  }
  return seen as Record<Name, Value[]>;
}

/** Compares round by round, since only adjacent measurements are comparable. */
export function compare(ours: number[], theirs: number[]): Spread {
  return spreadOf(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

export function spreadOf(values: number[]): Spread {
  return { median: medianOf(values), least: Math.min(...values), most: Math.max(...values) };
}
