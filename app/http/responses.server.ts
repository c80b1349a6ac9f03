import { json } from "@remix-run/node";

/** What the error boundary draws: not found, a problem with its reference, or a store that is down. */
export type Failure =
  | { kind: "not_found" }
  | { kind: "problem"; reference: string }
  | { kind: "pause"; reference: string };

const answer = (failure: Failure, status: number, headers?: HeadersInit) =>
  json(failure, { status, headers });

export const screenNotFound = () => answer({ kind: "not_found" }, 404);

/** Something failed, on our side or behind it. The reference leads to the log. */
export const problem = (status: number, reference: string) =>
  answer({ kind: "problem", reference }, status);

export const pause = (reference: string) =>
  answer({ kind: "pause", reference }, 503, { "Retry-After": "5" });
