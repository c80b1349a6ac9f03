import { Worker, type WorkerOptions } from "node:worker_threads";
import type { QrResult } from "./read-qr-picture.server.ts";

/** Reads the QR code in a user's picture. */
export type QrReader = (bytes: Uint8Array) => Promise<QrResult>;

/** Many times as long as the largest picture takes. */
const TIME_LIMIT_MS = 15_000;
/** The queue's length; beyond it, the user is asked to try again. */
const MAX_WAITING = 8;

/** In production the thread's script is a bundle beside the server's. */
function startThread(options: WorkerOptions): Worker {
  const isBundle = !import.meta.url.endsWith(".ts");
  if (isBundle) return new Worker(new URL("read-qr-worker.mjs", import.meta.url), options);
  // A worker thread does not load TypeScript by itself.
  const source = JSON.stringify(new URL("read-qr-worker.server.ts", import.meta.url).href);
  const load = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { ...options, eval: true });
}

/**
 * Reads pictures one after the other, each in a thread of its own: a picture that was made to keep the
 * server busy delays other pictures for a moment, and no page.
 */
export function createQrReader({
  timeLimitMs = TIME_LIMIT_MS,
  maxWaiting = MAX_WAITING,
} = {}): QrReader {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (bytes) => {
    if (waiting > maxWaiting) return { problem: "busy" };
    waiting += 1;
    const result = last.then(() => readInThread(bytes, timeLimitMs));
    last = result;
    try {
      return await result;
    } finally {
      waiting -= 1;
    }
  };
}

function readInThread(bytes: Uint8Array, timeLimitMs: number): Promise<QrResult> {
  return new Promise((resolve) => {
    const worker = startThread({
      workerData: bytes,
      // The thread needs no secret of the environment.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    const finish = (result: QrResult) => {
      clearTimeout(timer);
      resolve(result);
      worker.terminate();
    };
    const timer = setTimeout(() => finish({ problem: "busy" }), timeLimitMs);
    worker.once("message", finish);
    // Some pictures crash the decoder.
    worker.once("error", () => finish({ problem: "notPicture" }));
    worker.once("exit", () => finish({ problem: "notPicture" }));
  });
}
