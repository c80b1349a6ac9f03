import type { Hub } from "./hub.server.ts";

/** The panel's screens, the hotel's screens, and the page of a shared trip. */
export type Pace = "panel" | "hotel" | "follow";

/** The services behind live screens, created in `app/panel`. */
export type Live = {
  hub: Hub;
  /** The longest age of a state on a screen. */
  paceMs: Record<Pace, number>;
  /** The longest silence of a stream. */
  heartbeatMs: number;
};
