import type { RequestHandler } from "express";
import { googleReturnPath } from "../request/back-path.ts";
import { isOfOtherSite, originOf } from "../request/origin.server.ts";
import { holdsCode } from "./mask-path.ts";
import { sendMinimalError } from "./minimal-error.server.ts";

const MAX_ORIGIN = 200;

/**
 * Rejects a write that another site has made the browser send. Text browsers and scripts send neither header
 * and pass.
 */
export const rejectCrossSiteWrites: RequestHandler = (request, response, next) => {
  const isRead = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  const origin = request.get("origin");
  const isCrossSite = isOfOtherSite(request);
  // A page without a referrer posts from origin "null". It is the panel's if the browser says "same-origin",
  // or if the address holds a code that another site cannot know.
  const isNullOrigin = origin === "null" && !(isCrossSite ?? !holdsCode(request.path));
  const isFromGoogle = request.method === "POST" && request.path === googleReturnPath;
  // Remix rejects every other origin.
  if (isNullOrigin || isFromGoogle) delete request.headers.origin;
  const isCrossOrigin = origin !== undefined && !isNullOrigin && origin !== originOf(request);
  if (isRead || isFromGoogle || !(isCrossSite || isCrossOrigin)) next();
  else
    sendMinimalError(request, response, 403, {
      reason: "cross_site",
      ...(origin && { origin: toSource(origin) }),
    });
};

/** The origin in the request, as far as it is one. */
function toSource(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).origin.slice(0, MAX_ORIGIN) : "null";
}
