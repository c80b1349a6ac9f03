import type { Logger } from "pino";
import type { Job } from "../background/rounds.server.ts";
import { createTableJob } from "../features/order-table/work.server.ts";
import type { Services } from "../request/services.server.ts";

/** The work that the panel does in rounds while its users are away. */
export function listJobs(services: Services, log: Logger): Job[] {
  return [createTableJob(services, log)];
}
