import type { Request, RequestHandler } from "express";
import { type MinimalErrorStatus, sendMinimalError } from "./minimal-error.server.ts";

/** Twice the panel's longest address, a taxi order with all its places and notes. */
const MAX_ADDRESS = 8192;
/** Browsers send some twenty. */
const MAX_HEADERS = 100;
/** A session, a language, and the cookies of other programs on the domain. */
const MAX_COOKIES = 100;
const MAX_COOKIE_LENGTH = 8192;

const methods = ["GET", "HEAD", "POST"];

/** Refuses requests that no browser sends, before they cost anything. */
export const rejectMalformedRequests: RequestHandler = (request, response, next) => {
  const status = findFault(request);
  if (status === undefined) return next();
  if (status === 405) response.setHeader("Allow", methods.join(", "));
  // A neighbouring host may have set cookies to lock users out.
  if (hasTooManyCookies(request)) response.setHeader("Clear-Site-Data", '"cookies"');
  sendMinimalError(request, response, status, { reason: status === 405 ? "method" : "malformed" });
};

function findFault(request: Request): MinimalErrorStatus | undefined {
  const { method, url, headers, rawHeaders } = request;
  if (!methods.includes(method)) return 405;
  if (url.length > MAX_ADDRESS) return 414;
  // `*`, or an absolute address, whose host may contradict the header.
  if (!url.startsWith("/")) return 400;
  // A proxy may find the end of such a body elsewhere than Node does.
  if (!["chunked", undefined].includes(headers["transfer-encoding"]?.toLowerCase())) return 400;
  if (rawHeaders.length / 2 > MAX_HEADERS || hasTooManyCookies(request)) return 431;
  return undefined;
}

function hasTooManyCookies({ headers: { cookie = "" } }: Request): boolean {
  return cookie.length > MAX_COOKIE_LENGTH || cookie.split(";").length > MAX_COOKIES;
}
