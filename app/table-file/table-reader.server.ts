import { createThreadQueue } from "../threads/thread-queue.server.ts";
import type { FileRow, TableProblem } from "./file-row.ts";

/** Reads the rows of a user's file. */
export type TableReader = (bytes: Uint8Array) => Promise<{ rows: FileRow[] } | TableProblem>;

/** Many times as long as the largest table takes. */
const TIME_LIMIT_MS = 15_000;
/** Beyond it, the user is asked to try again. */
const MAX_WAITING = 8;
const MEMORY_MB = 192;

const script = {
  bundle: "read-table-worker.mjs",
  source: new URL("read-table-worker.server.ts", import.meta.url),
};

export const createTableReader = ({
  timeLimitMs = TIME_LIMIT_MS,
  maxWaiting = MAX_WAITING,
} = {}): TableReader =>
  createThreadQueue<Uint8Array, { rows: FileRow[] } | TableProblem>(script, {
    ...{ timeLimitMs, maxWaiting, memoryMb: MEMORY_MB },
    busy: { problem: "busy" },
    broken: { problem: "notTable" },
  });
