import type { Logger } from "pino";
import { acquireLease } from "../store/lease.server.ts";
import type { Store } from "../store/store.ts";

/** The work that this process is doing; a lease keeps other processes away. */
const running = new Set<string>();

/**
 * Does long work in the background of this process, unless it or another one does it already. If this
 * process dies, a later call goes on, so the work has to record how far it is.
 */
export function runAlone(
  key: string,
  { services, log }: { services: { store: Store }; log: Pick<Logger, "error"> },
  work: () => Promise<void>,
): void {
  if (running.has(key)) return;
  running.add(key);
  workUnderLease(services.store, key, work)
    .catch((error) => log.error({ err: error }, "work in the background failed"))
    .finally(() => running.delete(key));
}

async function workUnderLease(store: Store, key: string, work: () => Promise<void>) {
  const lease = await acquireLease(store, `${key}:lease`);
  if (!lease) return;
  try {
    await work();
  } finally {
    await lease.release();
  }
}
