import { Worker, type WorkerOptions } from "node:worker_threads";

/** A script that runs in a thread: it reads `workerData`, and posts one message. */
export type ThreadScript = {
  /** The bundle beside the server's, in production. */
  bundle: string;
  source: URL;
};

type Options<Result> = {
  timeLimitMs: number;
  /** The queue's length; beyond it, the caller gets `busy`. */
  maxWaiting: number;
  memoryMb: number;
  /** The result where the thread takes too long, or the queue is full. */
  busy: Result;
  /** The result where the thread crashes, or takes too much memory. */
  broken: Result;
};

/**
 * Runs a script for one user's file after the other, each in a thread of its own: a file that was made to
 * keep the server busy delays other files for a moment, and no page.
 */
export function createThreadQueue<Input, Result>(script: ThreadScript, options: Options<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (input: Input): Promise<Result> => {
    if (waiting > options.maxWaiting) return options.busy;
    waiting += 1;
    const result = last.then(() => runInThread(script, input, options));
    last = result;
    try {
      return await result;
    } finally {
      waiting -= 1;
    }
  };
}

function startThread({ bundle, source }: ThreadScript, options: WorkerOptions): Worker {
  const isBundle = !import.meta.url.endsWith(".ts");
  if (isBundle) return new Worker(new URL(bundle, import.meta.url), options);
  // A worker thread does not load TypeScript by itself.
  const path = JSON.stringify(source.href);
  const load = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${path}, ${path}))`;
  return new Worker(load, { ...options, eval: true });
}

function runInThread<Result>(
  script: ThreadScript,
  input: unknown,
  { timeLimitMs, memoryMb, busy, broken }: Options<Result>,
): Promise<Result> {
  return new Promise((resolve) => {
    const worker = startThread(script, {
      workerData: input,
      // The thread needs no secret of the environment.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const finish = (result: Result) => {
      clearTimeout(timer);
      resolve(result);
      worker.terminate();
    };
    const timer = setTimeout(() => finish(busy), timeLimitMs);
    worker.once("message", finish);
    worker.once("error", () => finish(broken));
    worker.once("exit", () => finish(broken));
  });
}
