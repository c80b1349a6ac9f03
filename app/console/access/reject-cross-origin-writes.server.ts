import type { RequestHandler } from "express";
import { isOfOtherSite } from "../../request/origin.server.ts";

/** Every browser names the origin of a form that it posts, so a write without one is no operator's. */
export const rejectCrossOriginWrites =
  (origin: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (["GET", "HEAD"].includes(request.method)) return next();
    const own = origin ?? `http://${request.get("host")}`;
    if (request.get("origin") === own && !isOfOtherSite(request)) return next();
    response.status(403).type("text/plain").send("Only pages of the console may do this.\n");
  };
