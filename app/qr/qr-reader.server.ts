import { Worker, type WorkerOptions } from "node:worker_threads";
import type { QrReading } from "./read-qr-picture.server.ts";

/** Reads the QR code in a picture that somebody has sent. */
export type QrReader = (bytes: Uint8Array) => Promise<QrReading>;

/** Many times what the largest picture takes. */
const TIME_LIMIT_MS = 15_000;
/** So many wait for their turn; whoever comes then is asked to come again. */
const MOST_WAITING = 8;

/** Where the server is one bundle, the thread's program is another beside it. */
function startThread(options: WorkerOptions): Worker {
  const isBundle = !import.meta.url.endsWith(".ts");
  if (isBundle) return new Worker(new URL("read-qr-worker.mjs", import.meta.url), options);
  // A thread does not know TypeScript by itself.
  const source = JSON.stringify(new URL("read-qr-worker.server.ts", import.meta.url).href);
  const load = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { ...options, eval: true });
}

/**
 * Pictures are read one after the other, each in a thread of its own: what somebody sends to keep the
 * server busy holds up other pictures for a moment, and no page.
 */
export function createQrReader({
  timeLimitMs = TIME_LIMIT_MS,
  mostWaiting = MOST_WAITING,
} = {}): QrReader {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (bytes) => {
    if (waiting > mostWaiting) return { problem: "busy" };
    waiting += 1;
    const reading = last.then(() => readInThread(bytes, timeLimitMs));
    last = reading;
    try {
      return await reading;
    } finally {
      waiting -= 1;
    }
  };
}

function readInThread(bytes: Uint8Array, timeLimitMs: number): Promise<QrReading> {
  return new Promise((resolve) => {
    const worker = startThread({
      workerData: bytes,
      // It needs neither the environment nor anything else of ours.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    const end = (reading: QrReading) => {
      clearTimeout(timer);
      resolve(reading);
      worker.terminate();
    };
    const timer = setTimeout(() => end({ problem: "busy" }), timeLimitMs);
    worker.once("message", end);
    // A picture that not even the decoder can bear.
    worker.once("error", () => end({ problem: "notPicture" }));
    worker.once("exit", () => end({ problem: "notPicture" }));
  });
}
