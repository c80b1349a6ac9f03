import type { Request, Response } from "express";

/** Why a request was refused: the panel's own words and names, and nothing that a user typed. */
export type Refusal = {
  reason: Reason;
  /** The site that sent the request, where it is not the panel's own. */
  origin?: string;
  /** The limit that was reached. */
  limit?: string;
  /** The fields of a form that were not valid. */
  fields?: string[];
  /** The call that the API refused or did not answer, and how. */
  operation?: string;
  apiStatus?: number;
  code?: string;
};

export type Reason =
  | "invalid_host"
  | "malformed"
  | "method"
  | "cross_site"
  | "too_large"
  | "invalid_form"
  | "rate_limit"
  | "logged_out"
  | "session_expired"
  | "no_access"
  | "feature_off"
  | "not_found"
  | "api_refused"
  | "api_failed"
  | "store_down"
  | "panel_failed";

/** The reasons of answers that no code has explained. */
const reasonOfStatus: Partial<Record<number, Reason>> = {
  403: "no_access",
  404: "not_found",
  405: "method",
  413: "too_large",
  422: "invalid_form",
  429: "rate_limit",
  502: "api_failed",
  503: "store_down",
};

const FIRST_REDIRECT = 300;
const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;

/** Records the brand of a request, and whether it is the default one, since the host is no brand's. */
export function recordBrand(
  { locals }: Pick<Response, "locals">,
  { brand, foundBy }: { brand: { permalink: string }; foundBy: string },
): void {
  if (brand.permalink) locals.brand = brand.permalink;
  locals.isUnknownHost = foundBy === "default";
}

/** Records why a request is refused; the first reason stands. */
export function recordRefusal({ locals }: Pick<Response, "locals">, refusal: Refusal): void {
  locals.refusal ??= refusal;
}

/** The refusal of an answer; undefined where it refuses nothing. */
export function refusalOf({ locals, statusCode }: Response): Refusal | undefined {
  if (statusCode < FIRST_REDIRECT) return undefined;
  if (locals.refusal || statusCode < FIRST_REFUSAL) return locals.refusal;
  const isFailure = statusCode >= FIRST_FAILURE;
  return { reason: reasonOfStatus[statusCode] ?? (isFailure ? "panel_failed" : "malformed") };
}

/** The host that the browser asked for. */
export const hostOf = (request: Pick<Request, "get">): string =>
  request.get("x-forwarded-host") ?? request.get("host") ?? "";

/** The fields of every log line about a request. */
export type RequestFacts = (
  request: Request,
  response: Response,
) => { requestId?: string; brand?: string; screen: string };

/** `nameOf` names the screen of a path, and `brandOf` the brand of a host that the process knows. */
export function createRequestFacts({
  nameOf,
  brandOf,
}: {
  nameOf: (path: string) => string;
  brandOf: (host: string) => string | undefined;
}): RequestFacts {
  return (request, { locals }) => ({
    requestId: locals.requestId,
    // A request that was refused early has not looked for its brand.
    brand: locals.brand ?? brandOf(hostOf(request)),
    screen: nameOf(request.path),
  });
}
