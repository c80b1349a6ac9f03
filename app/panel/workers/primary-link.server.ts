import cluster from "node:cluster";
import { EventEmitter } from "node:events";
import { ALIVE_MS, type FromPrimary, type FromWorker } from "./messages.ts";

export type PrimaryLink = ReturnType<typeof createPrimaryLink>;

/** Connects a worker with its primary; a process that works alone has none. */
export const connectPrimary = (): PrimaryLink | undefined =>
  cluster.isWorker ? createPrimaryLink() : undefined;

function createPrimaryLink() {
  const tell = (message: FromWorker) => process.send?.(message);
  setInterval(tell, ALIVE_MS, { kind: "alive" }).unref();
  return {
    signals: listenForSignals(),
    tellReady: (ports: { port: number; metricsPort: number | undefined }) =>
      tell({ kind: "ready", ...ports }),
  };
}

/**
 * Terminals and systemd signal the workers as well as the primary, which passes the signal on: the same signal on both
 * ways is one, and a second one on the same way is a second one.
 */
function listenForSignals(): EventEmitter {
  const signals = new EventEmitter();
  const counts = { system: 0, primary: 0 };
  let emitted = 0;
  function count(way: keyof typeof counts, signal: NodeJS.Signals): void {
    counts[way] += 1;
    if (counts[way] <= emitted) return;
    emitted = counts[way];
    signals.emit(signal);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => count("system", signal));
  }
  process.on("message", ({ kind, signal }: FromPrimary) => {
    if (kind === "leave") count("primary", signal);
  });
  return signals;
}
