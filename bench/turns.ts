import { medianOf } from "./load.ts";

/** The middle of what was seen in many rounds, and the least and the most. */
export type Spread = { median: number; least: number; most: number };

/**
 * Lets them take turns, so that whatever else the machine does meets all of them. What is compiled
 * in the first round is no part of it.
 */
export async function takeTurns<Name extends string>(
  rounds: number,
  contestants: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contestants) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 ? [...names].reverse() : names) {
      const value = await contestants[name]();
      if (round >= 0) seen[name]?.push(value);
    }
  }
  return seen as Record<Name, number[]>;
}

/** Round by round, since only what was measured side by side can be compared. */
export function compare(ours: number[], theirs: number[]): Spread {
  return spreadOf(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

export function spreadOf(values: number[]): Spread {
  return { median: medianOf(values), least: Math.min(...values), most: Math.max(...values) };
}
