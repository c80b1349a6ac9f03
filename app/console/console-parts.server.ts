import type { Logger } from "pino";
import type { ConsoleSettings } from "../config/console-settings.server.ts";
import type { BrandFigures } from "../observability/brand-figures.server.ts";
import type { ProcessReports } from "../observability/process-reports.server.ts";
import type { Services } from "../request/services.server.ts";
import type { Samples } from "../samples/samples.server.ts";
import type { ConsoleSessions } from "./access/console-sessions.server.ts";
import type { Trail } from "./trail/trail.server.ts";

/** What the pages and actions of the console work with. */
export type ConsoleParts = {
  settings: ConsoleSettings;
  /** The services of the panel, in the current build. */
  services: Services;
  samples: Samples;
  figures: BrandFigures;
  reports: ProcessReports;
  sessions: ConsoleSessions;
  trail: Trail;
  log: Logger;
};
