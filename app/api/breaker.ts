import { ApiFault } from "./errors.ts";

/** After so many failures in a row, calls fail at once instead of waiting for the API. */
const FAILURES_TO_OPEN = 10;
const OPEN_MS = 5_000;

export type Breaker = ReturnType<typeof createBreaker>;

/** While the API is down, calls fail at once, and one call at a time tries it again. */
export function createBreaker({ now = Date.now }: { now?: () => number } = {}) {
  let failures = 0;
  let openUntil = 0;
  let firstFailureAt = 0;

  function recordSuccess(): void {
    failures = 0;
    openUntil = 0;
  }

  function recordFailure(): void {
    if (failures === 0) firstFailureAt = now();
    failures += 1;
    if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
  }

  return {
    get isOpen() {
      return now() < openUntil;
    },
    /** The first failure of an outage, until a call succeeds again; undefined while the API answers. */
    get downSince(): number | undefined {
      return failures >= FAILURES_TO_OPEN ? firstFailureAt : undefined;
    },
    recordSuccess,
    recordFailure,
    /** With `isStreamStart`, the call only starts a stream, and its reader records how the stream ends. */
    async guard<Result>(
      operation: string,
      run: () => Promise<Result>,
      { isStreamStart = false } = {},
    ): Promise<Result> {
      if (now() < openUntil) throw new ApiFault(operation, "breaker_open");
      // The first call after the open period tries the API; the others fail until it has answered.
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
      try {
        const result = await run();
        if (!isStreamStart) recordSuccess();
        return result;
      } catch (error) {
        if (isAnswer(error)) recordSuccess();
        else recordFailure();
        throw error;
      }
    },
  };
}

/** A wrong answer still shows that the API is up, so it must not open the breaker. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiFault && ["status", "too_large"].includes(error.kind);
