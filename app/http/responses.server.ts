import { json } from "@remix-run/node";
import type { Language } from "../i18n/languages.ts";

/** What an error boundary draws: not found, a problem with its reference, or a store that is down. */
export type Failure =
  | { kind: "not_found" }
  | { kind: "problem" | "pause"; reference: string; language?: Language };

export const screenNotFound = () => json<Failure>({ kind: "not_found" }, 404);

/** Something failed, on our side or behind it. The reference leads to the log. */
export const problem = (status: number, reference: string, language: Language) =>
  json<Failure>({ kind: "problem", reference, language }, status);

/** The store is down; what needs a session has to wait. */
export const pause = (reference: string, language: Language) =>
  json<Failure>({ kind: "pause", reference, language }, 503);
