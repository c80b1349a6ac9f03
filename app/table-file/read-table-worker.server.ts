// Runs in a thread: reads one file, and ends.
import { parentPort, workerData } from "node:worker_threads";
import { readTable } from "./read-table.server.ts";

parentPort?.postMessage(await readTable(workerData));
