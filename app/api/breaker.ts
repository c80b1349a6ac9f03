import { ApiFault } from "./errors.ts";

/** So many failures without a success between them, and nobody is made to wait for the next one. */
const FAILURES_TO_OPEN = 10;
const OPEN_MS = 5_000;

export type Breaker = ReturnType<typeof createBreaker>;

/** Keeps an API that is gone from holding up every page: calls fail at once, and one at a time tries again. */
export function createBreaker({ now = Date.now }: { now?: () => number } = {}) {
  let failures = 0;
  let openUntil = 0;

  function noteSuccess(): void {
    failures = 0;
    openUntil = 0;
  }

  function noteFailure(): void {
    failures += 1;
    if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
  }

  return {
    get isOpen() {
      return now() < openUntil;
    },
    noteSuccess,
    noteFailure,
    /** Of what only begins with this, whoever sees its end notes how that was. */
    async guard<Result>(
      operation: string,
      run: () => Promise<Result>,
      { isBeginning = false } = {},
    ): Promise<Result> {
      if (now() < openUntil) throw new ApiFault(operation, "breaker_open");
      // Whoever comes first after the pause tries; the others wait for what that shows.
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
      try {
        const result = await run();
        if (!isBeginning) noteSuccess();
        return result;
      } catch (error) {
        if (isAnswer(error)) noteSuccess();
        else noteFailure();
        throw error;
      }
    },
  };
}

/** An answer that is no good shows all the same that somebody is there: it takes no other page along. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiFault && ["status", "too_large"].includes(error.kind);
