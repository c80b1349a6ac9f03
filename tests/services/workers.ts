import { readFileSync } from "node:fs";

/** The process ids of a panel's workers, oldest first. */
export function listWorkers(panel: number): number[] {
  return readFileSync(`/proc/${panel}/task/${panel}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .map(Number);
}
