import { LRUCache } from "lru-cache";
import { ApiFault } from "./errors.ts";

/** After so many failures in a row, calls fail at once instead of waiting for the API. */
const FAILURES_TO_OPEN = 10;
const OPEN_MS = 5_000;
/** Far more brands than one installation has. */
const MOST_BRANDS = 1000;

export type Breaker = ReturnType<typeof createBreaker>;
export type Breakers = ReturnType<typeof createBreakers>;

/**
 * One circuit breaker for each brand, since the API may fail for one brand alone. The calls that look up a
 * brand name none, and have a breaker of their own, under the empty name.
 */
export function createBreakers({
  now = Date.now,
  onChange = () => {},
}: {
  now?: () => number;
  /** Called when the breaker of a brand opens, and when a call has succeeded again. */
  onChange?: (brand: string, isOpen: boolean) => void;
} = {}) {
  let succeededAt = Number.NEGATIVE_INFINITY;
  const breakers = new LRUCache<string, Breaker>({
    max: MOST_BRANDS,
    memoMethod: (brand) =>
      createBreaker({
        now,
        onChange: (isOpen) => onChange(brand, isOpen),
        onSuccess() {
          succeededAt = now();
        },
      }),
  });

  const listDown = () => [...breakers].filter(([, { downSince }]) => downSince !== undefined);

  return {
    of: (brand: string): Breaker => breakers.memo(brand),
    /** Since when the calls of a brand fail; undefined while the API answers some. */
    downSinceOf: (brand: string): number | undefined => breakers.peek(brand)?.downSince,
    /** The brands whose calls fail. */
    listDown: (): string[] => listDown().map(([brand]) => brand),
    /**
     * Since when the API answers no call at all: those of a brand fail, those that look up brands fail too, and
     * none has succeeded meanwhile.
     */
    get downSince(): number | undefined {
      if (!breakers.peek("")?.isFailing) return undefined;
      const since = Math.min(
        ...listDown().map(([, { downSince = Number.POSITIVE_INFINITY }]) => downSince),
      );
      return Number.isFinite(since) && succeededAt < since ? since : undefined;
    },
  };
}

/** While the API is down, calls fail at once, and one call at a time tries it again. */
function createBreaker({
  now,
  onChange,
  onSuccess,
}: {
  now: () => number;
  onChange: (isOpen: boolean) => void;
  onSuccess: () => void;
}) {
  let failures = 0;
  let openUntil = 0;
  let firstFailureAt = 0;

  function recordSuccess(): void {
    const wasDown = failures >= FAILURES_TO_OPEN;
    failures = 0;
    openUntil = 0;
    onSuccess();
    if (wasDown) onChange(false);
  }

  function recordFailure(): void {
    if (failures === 0) firstFailureAt = now();
    failures += 1;
    if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
    if (failures === FAILURES_TO_OPEN) onChange(true);
  }

  return {
    /** Whether the last call failed. */
    get isFailing() {
      return failures > 0;
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
