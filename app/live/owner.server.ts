import type { Api } from "../api/client.server.ts";
import type { User } from "../api/session.server.ts";
import type { Live } from "./live.server.ts";

/** Whoever is logged in, as far as it matters here. */
export type Owner = {
  brand: { permalink: string };
  user: Pick<User, "id" | "isCompany" | "employee" | "permissions">;
  api: Api;
  app: { services: { live: Live } };
};

/** A page does not wait longer for the API where it has something to show. */
export const PATIENCE_MS = 3_000;

/** How old the news of a page is. */
export type Age = {
  /** When the API said so; ISO. */
  updatedAt: string;
  /** The API does not answer, and this is the last that is known. */
  isStale: boolean;
};
