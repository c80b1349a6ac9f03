import { randomBytes, randomUUID } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import { isFromTrustedProxy } from "../request/origin.server.ts";
import { isAnonymous } from "../session/cookies.server.ts";
import { type ContentPolicy, reportingEndpoints } from "./content-security-policy.server.ts";

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

const NONCE_BYTES = 16;
/** Random bytes for many nonces, because a large request takes as long as a small one. */
let pool = Buffer.alloc(0);

function createNonce(): string {
  if (pool.length < NONCE_BYTES) pool = randomBytes(256 * NONCE_BYTES);
  const nonce = pool.subarray(0, NONCE_BYTES);
  pool = pool.subarray(NONCE_BYTES);
  return nonce.toString("base64");
}

/** Routers send UUIDs, hexadecimal digits and the like. Anything else would put a stranger's text into the log. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_.-]{7,63}$/;

/**
 * The id of a request in every log on its way: a trusted router's, or a new one. A client that connects
 * directly cannot choose it.
 */
function requestIdOf(request: Request): string {
  const given = request.get("x-request-id") ?? "";
  return isFromTrustedProxy(request) && wellFormed.test(given) ? given : randomUUID();
}
