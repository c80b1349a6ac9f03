import type { Hub } from "./hub.server.ts";

/** The panel's screens, those of a hotel's desk, and the page of who follows one trip. */
export type Pace = "panel" | "hotel" | "follow";

/** What the live part of the panel is made of, put together in server.ts. */
export type Live = {
  hub: Hub;
  /** How old what somebody looks at may become. */
  paceMs: Record<Pace, number>;
  /** A stream is silent for no longer. */
  heartbeatMs: number;
};
