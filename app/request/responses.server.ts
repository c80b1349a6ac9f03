import { json } from "@remix-run/node";
import type { RateLimited, RateLimitScope } from "../forms/rate-limited.ts";
import type { Language } from "../i18n/languages.ts";

/** What an error boundary draws: not found, too many tries, a problem with its reference, or a store that is down. */
export type Failure =
  | { kind: "not_found" }
  | { kind: "too_many_tries"; minutes: number; limit: RateLimitScope }
  | { kind: "problem" | "unavailable"; reference: string; language?: Language };

export const screenNotFound = () => json<Failure>({ kind: "not_found" }, 404);

export const tooManyTries = ({ minutes, limit }: RateLimited) =>
  json<Failure>({ kind: "too_many_tries", minutes, limit }, 429);

/** Something failed, on our side or behind it. The reference leads to the log. */
export const problem = (status: number, reference: string, language: Language) =>
  json<Failure>({ kind: "problem", reference, language }, status);

/** The store is down; what needs a session has to wait. */
export const storeUnavailable = (reference: string, language: Language) =>
  json<Failure>({ kind: "unavailable", reference, language }, 503);
