import type { NextFunction, Request, Response } from "express";
import { requestIdOf } from "../observability/request-id.server.ts";
import { isAnonymous } from "../session/anonymous.server.ts";
import { type ContentPolicy, reportingEndpoints } from "./content-security-policy.server.ts";
import { createNonce } from "./nonce.server.ts";

/** Gives every response its request id, its nonce and the headers with them. */
export function beginResponse(policy: ContentPolicy) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { secure: isSecure } = request;
    const locals = { nonce: createNonce(), requestId: requestIdOf(request) };
    response.locals = locals;
    response.setHeader("X-Request-Id", locals.requestId);
    response.setHeader("Content-Security-Policy", policy(locals.nonce, { isSecure }));
    if (isSecure) response.setHeader("Reporting-Endpoints", reportingEndpoints);
    // Browsers must not cache a user's page, not even for the back button: the session may have ended.
    const isPublic = isAnonymous(request.headers.cookie);
    // Text browsers only obey `no-cache`.
    response.setHeader("Cache-Control", isPublic ? "private, no-cache" : "no-store, no-cache");
    next();
  };
}
