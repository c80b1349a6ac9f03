import { ConfigError, servesUsers, settingOfPort } from "../config/env.server.ts";
import { readBuildId } from "../observability/build-id.server.ts";
import { createLog } from "../observability/log.server.ts";
import { StoreDown } from "../store/store.ts";

/** Ends a process that cannot start: with 2 and an explanation if the operator can correct it, else with 1. */
export function exitWithExplanation(error: unknown): never {
  const explanation = explainFailedStart(error as Error);
  if (servesUsers(process.env)) logFailedStart(error, explanation);
  else if (explanation === undefined) throw error;
  else console.error(`parada: ${explanation}`);
  process.exit(explanation === undefined ? 1 : 2);
}

/** Before the configuration is known there is no log, and its collector reads JSON all the same. */
function logFailedStart(error: unknown, explanation: string | undefined): void {
  const log = createLog({ level: "info", build: readBuildId() });
  if (explanation === undefined) log.fatal({ err: error }, "the panel could not start");
  else log.fatal({ problems: explanation.split("\n") }, "the panel cannot start");
  log.flush();
}

/** One line for a fault that the operator can correct; undefined for a bug, whose stack is printed. */
function explainFailedStart(error: NodeJS.ErrnoException & { port?: number }) {
  if (error instanceof StoreDown) return "Redis cannot be reached; is REDIS_URL right?";
  if (error instanceof ConfigError) return `the environment is invalid:\n${error.message}`;
  if (error.code === "EADDRINUSE")
    return `port ${error.port} is in use; choose another with ${settingOfPort(error.port, process.env) ?? "PORT"}`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `this machine has no such address to listen on; check HOST, METRICS_HOST and CONSOLE_HOST (${error.message})`;
  if (error.code === "EACCES")
    return `port ${error.port} is not allowed; set ${settingOfPort(error.port, process.env) ?? "PORT"} to one above 1023`;
  return undefined;
}
