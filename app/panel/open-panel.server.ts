import type { ServerBuild } from "@remix-run/node";
import { readConfig } from "../config/env.server.ts";
import { createConsole } from "../console/console-app.server.tsx";
import { createApp } from "../middleware/index.server.ts";
import { readBuildId } from "../observability/build-id.server.ts";
import { captureConsole, createLog } from "../observability/log.server.ts";
import { createObservability, observeState } from "../observability/observability.server.ts";
import { createProcessReports } from "../observability/process-reports.server.ts";
import { createSamples } from "../samples/samples.server.ts";
import { listJobs } from "./jobs.server.ts";
import type { ProcessState } from "./process-state.server.ts";
import { createServices } from "./services.server.ts";

export type Panel = Awaited<ReturnType<typeof openPanel>>;

/** Opens the panel of one build: its settings, its services, and the Express application. */
export async function openPanel(build: ServerBuild, processState: ProcessState) {
  const config = readConfig(process.env);
  const buildId = readBuildId();
  const log = createLog({ level: config.logLevel, build: buildId });
  if (config.hasJsonOutput) captureConsole(log);
  for (const problem of config.misspelled) log.warn(problem);
  if (!config.apiUrl)
    processState.sandbox ??= await processState.startSandbox(() => processState.port);
  const apiUrl = config.apiUrl ?? processState.sandbox?.origin ?? "";
  const operations = createObservability(log, { mostBrands: config.metricsBrands });
  const sentry = { ...config.sentry, release: config.sentry.release ?? `parada@${buildId}` };
  const services = await createServices(
    { ...config, sentry },
    { apiUrl, log, operations, processState },
  );
  observeState(operations, { hub: services.live.hub, health: services.health }, buildId);
  await services.store.ping();
  services.rounds.begin(listJobs(services, { config, log }));
  const reports = createProcessReports({
    ...{ store: services.store, figures: operations.figures, build: buildId },
    listBrands: services.tenants.list,
    isApiDown: () => operations.breakers.downSince !== undefined,
  });
  // Only the console reads them.
  if (config.console) reports.begin();
  const app = createApp({ config, build, services, log, operations });
  const { mode } = config;
  const { startSampleApi } = processState;
  const samples =
    config.console && createSamples({ build, mode, startSampleApi, panel: services, log });
  const operatorConsole =
    config.console &&
    samples &&
    createConsole({
      settings: config.console,
      cookieSecrets: config.console.cookieSecrets ?? [processState.consoleSecret],
      trustedProxies: config.trustedProxies,
      isDevelopment: config.mode !== "production",
      ...{ services, samples, figures: operations.figures, reports, log },
    });
  return { config, log, apiUrl, operations, services, reports, app, samples, operatorConsole };
}
