import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Store, unlessDown } from "./store.ts";

/** A holder that has not renewed its lease for so long has died or stalled. */
const LEASE_SECONDS = 10;
const RENEWAL_MS = 3000;

/**
 * Lets one process at a time do some work. A lease saves work and guarantees nothing, since a holder
 * may stall for longer than its lease lasts. Work that must not happen twice also needs a
 * compare-and-set in the store, as in `idempotency.server.ts`.
 */
export type Lease = {
  /** Asks the store; false where another process holds the lease after this one stalled. */
  isHeld(): Promise<boolean>;
  /** Releases the lease where this holder still has it. */
  release(): Promise<void>;
};

/** Takes the lease, or returns undefined where another holder has it. */
export async function acquireLease(store: Store, key: string): Promise<Lease | undefined> {
  const holder = randomUUID();
  if (!(await store.setIfAbsent(key, holder, LEASE_SECONDS))) return undefined;
  const renewal = setInterval(async () => {
    try {
      // A lost lease is not taken back: another process may be working.
      if (!(await store.replaceIf(key, holder, holder, LEASE_SECONDS))) clearInterval(renewal);
    } catch {
      // The next renewal may reach the store again; if none does, the lease runs out.
    }
  }, RENEWAL_MS).unref();
  return {
    isHeld: async () => (await store.get(key)) === holder,
    async release() {
      clearInterval(renewal);
      // With the store down, the lease expires.
      await unlessDown(store.deleteIf(key, holder), false);
    },
  };
}

/**
 * Waits for the lease, and returns it. Between the attempts it calls `findMeanwhile`, and ends the wait
 * with the result of the other holder's work.
 */
export async function waitForLease<Found>(
  store: Store,
  key: string,
  {
    everyMs,
    findMeanwhile,
    sleep = delay,
  }: {
    everyMs: number;
    findMeanwhile: () => Promise<Found | undefined>;
    sleep?: (ms: number) => Promise<unknown>;
  },
): Promise<{ lease: Lease } | { found: Found }> {
  for (;;) {
    const lease = await acquireLease(store, key);
    if (lease) return { lease };
    await sleep(everyMs);
    const found = await findMeanwhile();
    if (found !== undefined) return { found };
  }
}
