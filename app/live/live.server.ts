import type { Api } from "../api/client.server.ts";
import type { User } from "../api/session.server.ts";
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

/** The logged-in user whose trips are read. */
export type Owner = {
  brand: { permalink: string };
  user: Pick<User, "id" | "isCompany" | "employee" | "permissions">;
  api: Api;
  app: { services: { live: Live } };
};

/** How long a page waits for the API where it has an older state to show. */
export const PATIENCE_MS = 3_000;

/** The age of a page's data. */
export type Age = {
  /** When the API sent the data; ISO. */
  updatedAt: string;
  /** The API does not answer, and this is the last known state. */
  isStale: boolean;
};
