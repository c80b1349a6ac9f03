import cluster, { type Worker } from "node:cluster";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { FromPrimary, FromWorker } from "./messages.ts";

/** A worker that has lived for less ends again and again, so the next one waits, longer each time. */
const STEADY_MS = 10_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** A worker that hangs is killed after four of these. They count only while the primary itself runs. */
const CHECK_MS = 5_000;
const MOST_SILENT_CHECKS = 4;
/** Longer than a worker takes to leave, and shorter than engines wait. */
const LEAVE_MS = 11_000;

type Slot = {
  /** From 1; a worker takes the number of the one that it replaces. */
  number: number;
  worker?: Worker | undefined;
  isReady: boolean;
  metricsPort?: number | undefined;
  startedAt: number;
  /** How many workers in a row have lived for a short time. */
  shortLives: number;
  silentChecks: number;
  timer?: NodeJS.Timeout;
};

/** A worker that could not start has said why, and this is its exit code. */
export class FirstWorkerFailed extends Error {
  constructor(readonly code: number) {
    super(`The first worker ended with ${code}`);
  }
}

export type WorkerPool = ReturnType<typeof createWorkerPool>;

/** Keeps a number of workers running, and replaces each that ends. */
export function createWorkerPool(
  count: number,
  { log, onExit }: { log: Pick<Logger, "error" | "info">; onExit: (worker: number) => void },
) {
  // Each worker accepts connections itself. If the primary handed them out, as is Node's default, a connection on its way
  // to a worker that hangs or is killed would never be answered nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const slots = Array.from({ length: count }, (_, at): Slot => {
    return { number: at + 1, isReady: false, startedAt: 0, shortLives: 0, silentChecks: 0 };
  });
  let isLeaving = false;

  function begin(slot: Slot): Worker {
    const worker = cluster.fork();
    Object.assign(slot, { worker, startedAt: performance.now(), silentChecks: 0 });
    worker.on("message", (message: FromWorker) => {
      slot.silentChecks = 0;
      if (message.kind !== "ready") return;
      Object.assign(slot, { isReady: true, metricsPort: message.metricsPort });
    });
    worker.once("exit", () => Object.assign(slot, { worker: undefined, isReady: false }));
    worker.on("error", (error) => {
      log.error({ err: error, worker: slot.number }, "a worker cannot be started or reached");
      // The system has refused a process, and so none will end.
      if (worker.process.pid === undefined) worker.emit("exit", 1, null);
    });
    return worker;
  }

  /** Starts a worker, and another one each time that it ends. */
  function keepRunning(slot: Slot, worker = begin(slot)): void {
    worker.once("exit", (code, signal) => {
      if (isLeaving) return;
      const { pid } = worker.process;
      const facts = { worker: slot.number, workerProcess: pid, code, signal };
      if (code === 0) {
        // An operator has sent it SIGTERM.
        log.info(facts, "a worker has left; another starts");
        slot.timer = setTimeout(keepRunning, 0, slot);
        return;
      }
      onExit(slot.number);
      const lived = performance.now() - slot.startedAt;
      const [short, delay] = findDelay(lived, slot.shortLives);
      slot.shortLives = short;
      log.error({ ...facts, delay }, "a worker has ended; another starts");
      slot.timer = setTimeout(keepRunning, delay, slot);
    });
  }

  /** Returns the port on which the worker listens. */
  async function becomeReady(worker: Worker): Promise<number> {
    return new Promise((resolve, reject) => {
      worker.on("message", (message: FromWorker) => {
        if (message.kind === "ready") resolve(message.port);
      });
      worker.once("exit", (code) => {
        if (!isLeaving) reject(new FirstWorkerFailed(code ?? 1));
      });
    });
  }

  function killSilent(): void {
    for (const slot of slots) {
      if (!slot.worker) continue;
      slot.silentChecks += 1;
      if (slot.silentChecks <= MOST_SILENT_CHECKS) continue;
      log.error({ worker: slot.number }, "a worker hangs, and is killed");
      slot.worker.process.kill("SIGKILL");
    }
  }

  return {
    /** The workers that serve, and those that have ended. */
    list: (): readonly Readonly<Slot>[] => slots,

    /** Starts all workers, and returns their port. The first one goes ahead, so that a wrong setting fails once. */
    async start(): Promise<number> {
      const [first, ...others] = slots;
      if (!first) throw new Error("There is no worker to start");
      const worker = begin(first);
      const port = await becomeReady(worker);
      keepRunning(first, worker);
      for (const slot of others) keepRunning(slot);
      setInterval(killSilent, CHECK_MS).unref();
      // One that fails now is replaced like any other.
      await Promise.allSettled(others.flatMap((slot) => slot.worker ?? []).map(becomeReady));
      return port;
    },

    /** Lets all workers finish; fails if one does not end well. */
    async leave(signal: NodeJS.Signals): Promise<void> {
      isLeaving = true;
      for (const { timer } of slots) clearTimeout(timer);
      const ended = slots.flatMap(({ worker, isReady }) => (worker ? [end(worker, isReady)] : []));
      const codes = await Promise.race([Promise.all(ended), pause(LEAVE_MS, [1])]);
      for (const { worker } of slots) worker?.process.kill("SIGKILL");
      if (codes.some((code) => code !== 0)) throw new Error("A worker did not end well");

      function end(worker: Worker, isReady: boolean): Promise<number | null> {
        const message: FromPrimary = { kind: "leave", signal };
        if (isReady) worker.send(message);
        else worker.process.kill("SIGKILL");
        return new Promise((resolve) => {
          worker.once("exit", (code) => resolve(isReady ? code : 0));
        });
      }
    },
  };
}

/** How many short lives there have been now, and how long the next worker waits. */
export function findDelay(livedMs: number, shortLives: number): [shortLives: number, ms: number] {
  if (livedMs >= STEADY_MS) return [0, 0];
  return [shortLives + 1, Math.min(FIRST_DELAY_MS * 2 ** shortLives, LONGEST_DELAY_MS)];
}
