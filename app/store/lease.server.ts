import { randomUUID } from "node:crypto";
import type { Store } from "./store.ts";

/** Whoever has not renewed the lease by then is dead. */
const LEASE_SECONDS = 10;
const RENEWAL_MS = 3000;

/** That one process at a time works on something. */
export type Lease = {
  /** Somebody else has it where this process was away for too long. */
  isHeld(): Promise<boolean>;
  end(): Promise<void>;
};

/** Nothing where another process has it. */
export async function takeLease(store: Store, key: string): Promise<Lease | undefined> {
  const holder = randomUUID();
  if (!(await store.setIfAbsent(key, holder, LEASE_SECONDS))) return undefined;
  const isHeld = async () => (await store.get(key)) === holder;
  const renewal = setInterval(async () => {
    // With the store down, it ends by itself.
    if (await isHeld().catch(() => false)) {
      await store.set(key, holder, LEASE_SECONDS).catch(() => {});
    }
  }, RENEWAL_MS);
  return {
    isHeld,
    async end() {
      clearInterval(renewal);
      await store.deleteIf(key, holder).catch(() => {});
    },
  };
}
