import type { NextFunction, Request, Response } from "express";
import { type MinimalErrorStatus, sendMinimalError } from "./minimal-error.server.ts";

/** Twice what the longest address of ours takes: a request with all its places and notes filled in. */
const LONGEST_ADDRESS = 8192;
/** Browsers send some twenty. */
const MOST_HEADERS = 100;
/** A log-in, a language, and what other programs on the domain have left. */
const MOST_COOKIES = 100;
const LONGEST_COOKIES = 8192;

const methods = ["GET", "HEAD", "POST"];

/** What no browser sends, however it is meant, is refused before it costs anything. */
export function rejectMalformedRequests(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const status = findOddity(request);
  if (status === undefined) {
    next();
    return;
  }
  if (status === 405) response.setHeader("Allow", methods.join(", "));
  // Somebody with a host beside ours may have set them, so that nobody gets in here any more.
  if (hasTooManyCookies(request)) response.setHeader("Clear-Site-Data", '"cookies"');
  sendMinimalError(request, response, status);
}

function findOddity(request: Request): MinimalErrorStatus | undefined {
  const { method, url, headers, rawHeaders } = request;
  if (!methods.includes(method)) return 405;
  if (url.length > LONGEST_ADDRESS) return 414;
  // `*`, or an address with a host of its own, which would contradict the header.
  if (!url.startsWith("/")) return 400;
  // A server on the way may see another end of such a body than we do.
  if (!["chunked", undefined].includes(headers["transfer-encoding"]?.toLowerCase())) return 400;
  if (rawHeaders.length / 2 > MOST_HEADERS || hasTooManyCookies(request)) return 431;
  return undefined;
}

function hasTooManyCookies({ headers: { cookie = "" } }: Request): boolean {
  return cookie.length > LONGEST_COOKIES || cookie.split(";").length > MOST_COOKIES;
}
