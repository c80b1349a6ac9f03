/**
 * Of many variants of one test, `npm test` takes every nth, and `npm run test:full` all.
 * Where two lists are combined, `from` shifts the turn, so that each entry of both is taken.
 */
export function inTurn<T>(variants: readonly T[], { every, from = 0 }: Turn): T[] {
  if (process.env.TEST_FULL) return [...variants];
  return variants.filter((_, at) => (at + from) % every === 0);
}

type Turn = { every: number; from?: number };

/** Of the runs of a property, `npm test` makes a fifth. */
export const numRuns = (count: number): number => (process.env.TEST_FULL ? count : count / 5);
