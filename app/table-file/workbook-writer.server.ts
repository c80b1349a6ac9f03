import { createThreadQueue } from "../threads/thread-queue.server.ts";
import type { Sheet } from "./workbook.ts";

export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Writes a workbook with several sheets and formulas; undefined where the server has too much to do. */
export type WorkbookWriter = (sheets: Sheet[]) => Promise<Uint8Array | undefined>;

/** Many times as long as the largest workbook takes. */
const TIME_LIMIT_MS = 30_000;
const MAX_WAITING = 8;
const MEMORY_MB = 256;

const script = {
  bundle: "write-workbook-worker.mjs",
  source: new URL("write-workbook-worker.server.ts", import.meta.url),
};

/** The library keeps the workbook in memory until it is whole, so a thread has its memory for that long. */
export const createWorkbookWriter = (): WorkbookWriter =>
  createThreadQueue<Sheet[], Uint8Array | undefined>(script, {
    timeLimitMs: TIME_LIMIT_MS,
    maxWaiting: MAX_WAITING,
    memoryMb: MEMORY_MB,
    busy: undefined,
    broken: undefined,
  });
