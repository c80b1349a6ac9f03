import type { Logger } from "pino";
import type { Config } from "../config/env.server.ts";

/** Programs that start a panel wait for this line, so it comes whatever LOG_LEVEL says. */
export function announce({
  log,
  config,
  introduction,
  ...facts
}: {
  log: Logger;
  config: Pick<Config, "hasJsonOutput">;
  port: number;
  apiUrl?: string;
  workers?: number;
  /** What a developer reads instead. */
  introduction?: string | undefined;
}): void {
  const told = config.hasJsonOutput ? log.child({}, { level: "info" }) : log;
  told.info(facts, "the panel is up");
  if (config.hasJsonOutput) return;
  console.log(introduction ?? `The panel answers on port ${facts.port}.`);
}
