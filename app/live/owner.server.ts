import type { Api } from "../api/client.server.ts";
import type { User } from "../api/session.server.ts";
import type { Live } from "./live.server.ts";

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
