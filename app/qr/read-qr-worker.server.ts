// Runs in a thread: reads one picture, and ends.
import { parentPort, workerData } from "node:worker_threads";
import { readQrPicture } from "./read-qr-picture.server.ts";

parentPort?.postMessage(await readQrPicture(workerData));
