import { json } from "@remix-run/node";
import type { RateLimited, RateLimitScope } from "../forms/reply.ts";
import type { Language } from "../i18n/languages.ts";

/** The failures that an error boundary can show. */
export type Failure =
  | { kind: "not_found" }
  | { kind: "rate_limited"; minutes: number; limit: RateLimitScope }
  | { kind: "problem" | "unavailable"; reference: string; language?: Language };

export const screenNotFound = () => json<Failure>({ kind: "not_found" }, 404);

export const tooManyRequests = ({ minutes, limit }: RateLimited) =>
  json<Failure>({ kind: "rate_limited", minutes, limit }, 429);

/** A failure of the panel or the API. The reference leads to the log entry. */
export const problem = (status: number, reference: string, language: Language) =>
  json<Failure>({ kind: "problem", reference, language }, status);

/** The store is down, so pages that need a session have to wait. */
export const storeUnavailable = (reference: string, language: Language) =>
  json<Failure>({ kind: "unavailable", reference, language }, 503);

const MAX_ID = 2_147_483_647;

/** Reads the id in an address; a text that is no id leads to the not-found screen. */
export function readId(text: string | undefined): number {
  const id = /^\d+$/.test(text ?? "") ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw screenNotFound();
  return id;
}

/** The browser has the cookie of a session that has expired or was ended. */
export class SessionExpired extends Error {
  override name = "SessionExpired";
}
