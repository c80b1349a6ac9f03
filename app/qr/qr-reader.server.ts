import { createThreadQueue } from "../threads/thread-queue.server.ts";
import type { QrResult } from "./read-qr-picture.server.ts";

/** Reads the QR code in a user's picture. */
export type QrReader = (bytes: Uint8Array) => Promise<QrResult>;

/** Many times as long as the largest picture takes. */
const TIME_LIMIT_MS = 15_000;
/** Beyond it, the user is asked to try again. */
const MAX_WAITING = 8;
const MEMORY_MB = 128;

const script = {
  bundle: "read-qr-worker.mjs",
  source: new URL("read-qr-worker.server.ts", import.meta.url),
};

/** Some pictures crash the decoder. */
export const createQrReader = ({
  timeLimitMs = TIME_LIMIT_MS,
  maxWaiting = MAX_WAITING,
} = {}): QrReader =>
  createThreadQueue<Uint8Array, QrResult>(script, {
    ...{ timeLimitMs, maxWaiting, memoryMb: MEMORY_MB },
    busy: { problem: "busy" },
    broken: { problem: "notPicture" },
  });
