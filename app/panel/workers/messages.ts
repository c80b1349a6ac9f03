/** What a worker tells the primary; "alive" again and again, since a process that hangs does not. */
export type FromWorker =
  | { kind: "alive" }
  | { kind: "ready"; port: number; metricsPort: number | undefined };

/** What the primary tells a worker. */
export type FromPrimary = { kind: "leave"; signal: NodeJS.Signals };

export const ALIVE_MS = 2_000;
