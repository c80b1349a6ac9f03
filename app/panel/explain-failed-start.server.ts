import { ConfigError } from "../config/env.server.ts";
import { StoreDown } from "../store/store.ts";

/** One line for a fault that the operator can correct; undefined for a bug, whose stack is printed. */
export function explainFailedStart(
  error: NodeJS.ErrnoException & { port?: number },
): string | undefined {
  if (error instanceof StoreDown) return "Redis cannot be reached; is REDIS_URL right?";
  if (error instanceof ConfigError) return `the environment is invalid:\n${error.message}`;
  if (error.code === "EADDRINUSE")
    return `port ${error.port} is in use; choose another with PORT or METRICS_PORT`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `this machine has no such address to listen on; check HOST and METRICS_HOST (${error.message})`;
  if (error.code === "EACCES") return `port ${error.port} is not allowed; choose one above 1023`;
  return undefined;
}
