import type { Store } from "../../store/store.ts";

/** While the store is down, the process asks it so often whether it is back. */
const RETRY_MS = 1_000;

export type StoreOutage = ReturnType<typeof createStoreOutage>;

/** Tells since when the store has been down, from what its callers see and from questions of its own. */
export function createStoreOutage(
  { ping }: Pick<Store, "ping">,
  { now = Date.now }: { now?: () => number } = {},
) {
  let failedAt: number | undefined;
  let isDown = false;
  let retry: NodeJS.Timeout | undefined;
  let onRecovery = () => {};

  function succeed(): void {
    if (failedAt === undefined) return;
    clearTimeout(retry);
    const wasDown = isDown;
    failedAt = undefined;
    isDown = false;
    if (wasDown) onRecovery();
  }

  /** A busy process may read one answer too late, so one failure does not count. */
  async function check(): Promise<void> {
    try {
      await ping().catch(ping);
      succeed();
    } catch {
      failedAt ??= now();
      isDown = true;
      clearTimeout(retry);
      retry = setTimeout(() => void check(), RETRY_MS).unref();
    }
  }

  return {
    succeed,
    fail(): void {
      if (failedAt !== undefined) return;
      failedAt = now();
      void check();
    },
    /** Asks the store, unless it is known to be down and asked again soon. */
    async check(): Promise<void> {
      if (!isDown) await check();
    },
    /** The first failure of the outage; undefined while the store answers. */
    get since(): number | undefined {
      return isDown ? failedAt : undefined;
    },
    /** Calls the listener each time that the store is back. */
    onRecovery(listener: () => void): void {
      onRecovery = listener;
    },
    close: () => clearTimeout(retry),
  };
}
