import type { Job } from "../background/rounds.server.ts";
import type { Services } from "../request/services.server.ts";

/** The work that the panel does in rounds while its users are away. */
export function listJobs(_services: Services): Job[] {
  return [];
}
