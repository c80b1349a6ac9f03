import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Store, StoreDown } from "./store.ts";

/** A holder that has not renewed its lease for so long has died or stalled. */
const LEASE_SECONDS = 10;
const RENEWAL_MS = 3000;

/**
 * Lets one process at a time work on something. A lease saves work and calls; it guarantees nothing,
 * since a holder may stall for longer than its lease lasts. What must not happen twice also needs a
 * compare-and-set in the store, as `idempotency.server.ts` makes it.
 */
export type Lease = {
  /** Asks the store; another process holds the lease where this one was away for too long. */
  isHeld(): Promise<boolean>;
  /** Frees the lease where this holder still has it. */
  release(): Promise<void>;
};

/** Takes the lease, or returns nothing where another holder has it. */
export async function acquireLease(store: Store, key: string): Promise<Lease | undefined> {
  const holder = randomUUID();
  if (!(await store.setIfAbsent(key, holder, LEASE_SECONDS))) return undefined;
  const renewal = setInterval(async () => {
    try {
      // What was lost is not taken back: another process may be at work by now.
      if (!(await store.replaceIf(key, holder, holder, LEASE_SECONDS))) clearInterval(renewal);
    } catch {
      // The next renewal may reach the store again; if none does, the lease runs out.
    }
  }, RENEWAL_MS).unref();
  return {
    isHeld: async () => (await store.get(key)) === holder,
    async release() {
      clearInterval(renewal);
      await store.deleteIf(key, holder).catch((error: unknown) => {
        // With the store down, the lease runs out by itself.
        if (!(error instanceof StoreDown)) throw error;
      });
    },
  };
}

/**
 * Waits for the lease, and returns it. `findMeanwhile` is asked between the tries, and what it finds
 * ends the wait: the other holder's work is done.
 */
export async function waitForLease<Found>(
  store: Store,
  key: string,
  {
    everyMs,
    findMeanwhile,
    pause = wait,
  }: {
    everyMs: number;
    findMeanwhile: () => Promise<Found | undefined>;
    pause?: (ms: number) => Promise<unknown>;
  },
): Promise<{ lease: Lease } | { found: Found }> {
  for (;;) {
    const lease = await acquireLease(store, key);
    if (lease) return { lease };
    await pause(everyMs);
    const found = await findMeanwhile();
    if (found !== undefined) return { found };
  }
}
