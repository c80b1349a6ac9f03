import type { Logger } from "pino";
import { acquireLease } from "../store/lease.server.ts";
import type { SealedStore } from "../store/record.server.ts";
import { StoreDown } from "../store/store.ts";
import { type DueTask, dueListOf, type ListedTask } from "./due-list.server.ts";

/** One kind of work that the panel does for its accounts while their users may be away. */
export type Job = {
  name: string;
  /**
   * Works on a task that is due, and returns when it is due again; undefined where nothing is left to do.
   * It ends soon after `signal` aborts, since the process then stops, and another one goes on.
   */
  run(task: DueTask, signal: AbortSignal): Promise<number | undefined>;
};

export type TaskOutcome = "again" | "done" | "failed";

export type Rounds = ReturnType<typeof createRounds>;

/** Work for several brands goes on while one brand's API is slow. */
const AT_ONCE = 4;
/** A task that failed waits for so many rounds. */
const ROUNDS_AFTER_FAILURE = 5;

/**
 * Goes round the tasks that are due. One process at a time works on a job; a lease decides which. It
 * guarantees nothing, so a job makes sure itself that nothing happens twice.
 */
export function createRounds({
  log,
  everyMs,
  onTask = () => {},
  onFailure = () => {},
  now = Date.now,
  ...services
}: SealedStore & {
  log: Pick<Logger, "error" | "warn">;
  everyMs: number;
  onTask?: (job: string, outcome: TaskOutcome) => void;
  onFailure?: (error: unknown, job: string, task: DueTask) => void;
  now?: () => number;
}) {
  const stop = new AbortController();
  const { signal } = stop;
  const running = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const overdueMs = new Map<string, number>();
  let jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** Begins a round of a job; one that is running is followed by another. */
  function start(job: Job): void {
    if (signal.aborted) return;
    wanted.add(job.name);
    if (running.has(job.name)) return;
    const round = goRound(job).finally(() => {
      running.delete(job.name);
      if (wanted.has(job.name)) start(job);
    });
    running.set(job.name, round);
  }

  async function goRound(job: Job): Promise<void> {
    wanted.delete(job.name);
    try {
      const lease = await acquireLease(services.store, `rounds:${job.name}:lease`);
      if (!lease) return;
      try {
        await workOn(job, lease.isHeld);
      } finally {
        await lease.release();
      }
    } catch (error) {
      // The tasks stay on the list, and the next round finds them.
      if (error instanceof StoreDown) log.warn({ job: job.name }, "a round waits for the store");
      else log.error({ err: error, job: job.name }, "a round failed");
    }
  }

  async function workOn(job: Job, isHeld: () => Promise<boolean>): Promise<void> {
    const list = dueListOf(services, job.name);
    const due = await list.listDue(now());
    overdueMs.set(job.name, due[0] ? now() - due[0].at : 0);
    const worker = async () => {
      for (let task = due.shift(); task; task = due.shift()) {
        if (signal.aborted || !(await isHeld())) return;
        await list.settle(task, await runTask(job, task));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  async function runTask(job: Job, { at: _, ...task }: ListedTask): Promise<number | undefined> {
    try {
      const next = await job.run(task, signal);
      onTask(job.name, next === undefined ? "done" : "again");
      return next;
    } catch (error) {
      if (error instanceof StoreDown) throw error;
      onTask(job.name, "failed");
      onFailure(error, job.name, task);
      return now() + ROUNDS_AFTER_FAILURE * everyMs;
    }
  }

  return {
    begin(given: Job[]): void {
      jobs = given;
      const all = () => jobs.forEach(start);
      timer = setInterval(all, everyMs).unref();
      all();
    },
    /** Puts a task on a job's list, and begins a round if its time has come. */
    async put(job: string, task: DueTask, at = now()): Promise<void> {
      await dueListOf(services, job).put(task, at);
      const known = jobs.find(({ name }) => name === job);
      if (known && at <= now()) start(known);
    },
    /** How long the task that was longest due had waited, by job, as this process last saw it. */
    listOverdue: (): [job: string, ms: number][] => [...overdueMs],
    /** Takes no further task. */
    stop(): void {
      clearInterval(timer);
      stop.abort();
    },
    /** Stops, and waits for the tasks under way. */
    async end(): Promise<void> {
      this.stop();
      await Promise.all(running.values());
    },
  };
}
