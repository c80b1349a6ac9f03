import { ApiFault } from "./errors.ts";

/** So many failures without a success between them, and nobody is made to wait for the next one. */
const FAILURES_TO_OPEN = 10;
const OPEN_MS = 5_000;

export type Breaker = ReturnType<typeof createBreaker>;

/** Keeps an API that is gone from holding up every page: calls fail at once, and one at a time tries again. */
export function createBreaker({ now = Date.now }: { now?: () => number } = {}) {
  let failures = 0;
  let openUntil = 0;

  return {
    get isOpen() {
      return now() < openUntil;
    },
    async guard<Result>(operation: string, run: () => Promise<Result>): Promise<Result> {
      if (now() < openUntil) throw new ApiFault(operation, "breaker_open");
      // Whoever comes first after the pause tries; the others wait for what that shows.
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
      try {
        const result = await run();
        failures = 0;
        openUntil = 0;
        return result;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
        throw error;
      }
    },
  };
}
