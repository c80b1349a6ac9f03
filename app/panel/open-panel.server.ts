import type { ServerBuild } from "@remix-run/node";
import { pino } from "pino";
import { readConfig } from "../config/env.server.ts";
import { createApp } from "../middleware/index.server.ts";
import { createObservability, observeState } from "../observability/observability.server.ts";
import type { Kept } from "./kept.server.ts";
import { createServices } from "./services.server.ts";

export type Panel = Awaited<ReturnType<typeof openPanel>>;

/** The panel of one build: its settings, its services, and the application that answers requests. */
export async function openPanel(build: ServerBuild, kept: Kept) {
  const config = readConfig(process.env);
  // Lines are written in the background; what is left is written when the process ends.
  const log = pino({ level: config.logLevel }, pino.destination({ sync: false }));
  if (!config.apiUrl) kept.sandbox ??= await kept.startSandbox(() => kept.port);
  const apiUrl = config.apiUrl ?? kept.sandbox?.origin ?? "";
  const operations = createObservability(log);
  const { version } = build.assets;
  const sentry = { ...config.sentry, release: config.sentry.release ?? version };
  const services = await createServices({ ...config, sentry }, { apiUrl, log, operations, kept });
  observeState(operations, services.live.hub, version);
  await services.store.ping();
  const app = createApp({ config, build, services, log, operations });
  return { config, log, apiUrl, operations, services, app };
}
