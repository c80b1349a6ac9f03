import { format } from "node:util";
import { destination, type Logger, pino, stdTimeFunctions } from "pino";

/** Writes a JSON object a line, with the build, so that the log alone tells since which build a fault is there. */
export function createLog({ level, build }: { level: string; build: string }): Logger {
  return pino(
    {
      level,
      base: { build, process: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // pino writes in the background, and flushes when the process ends.
    destination({ sync: false }),
  );
}

/** The fields that the log does not name in every line already. */
export function withoutKnown<Fields extends object>(log: Logger, fields: Fields): Partial<Fields> {
  const known = Object.keys(log.bindings());
  const news = Object.entries(fields).filter(([name]) => !known.includes(name));
  return Object.fromEntries(news) as Partial<Fields>;
}

/** Writes what packages and Node print as lines of the log, since collectors of logs read JSON. */
export function captureConsole(log: Logger): void {
  const levels = {
    debug: "debug",
    log: "info",
    info: "info",
    warn: "warn",
    error: "error",
  } as const;
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, "info"][]) {
    console[method] = (...given: unknown[]) => log[level]({ source: "console" }, format(...given));
  }
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning, source: "node" }, "Node warns"));
}
