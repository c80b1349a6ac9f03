import type { Logger } from "pino";
import type { Job } from "../background/rounds.server.ts";
import type { Config } from "../config/env.server.ts";
import { createTableJob } from "../features/order-table/work.server.ts";
import { createSeriesJob } from "../features/series/series-job.server.ts";
import { openGrant } from "../request/grants/open-grant.server.ts";
import type { Services } from "../request/services.server.ts";

/** The work that the panel does in rounds while its users are away. */
export function listJobs(
  services: Services,
  { config, log }: { config: Pick<Config, "seriesAheadMs">; log: Logger },
): Job[] {
  const series = createSeriesJob({
    services,
    openAccount: ({ id, ...account }) =>
      openGrant({ services, log, requestId: `series-${id}` }, { ...account, purpose: "series" }),
    aheadMs: config.seriesAheadMs,
  });
  return [series, createTableJob(services, log)];
}
