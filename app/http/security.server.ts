import { randomBytes } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";

/** Express keeps per-request values here. */
export type Locals = { nonce: string; requestId: string };

export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

export function securityHeaders({
  isDevelopment,
  picturesFrom,
  reportsTo,
}: {
  isDevelopment: boolean;
  /** Uploaded pictures come from the API's own origin. */
  picturesFrom: string;
  reportsTo: string | undefined;
}) {
  const nonce = (_: unknown, response: unknown) => `'nonce-${(response as Response).locals.nonce}'`;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "base-uri": ["'none'"],
        "object-src": ["'none'"],
        "frame-ancestors": ["'none'"],
        "form-action": ["'self'"],
        "script-src": [nonce, "'strict-dynamic'"],
        "style-src": ["'self'", nonce],
        // Logos and avatars come from wherever the group keeps them.
        "img-src": ["'self'", "https:", "data:", picturesFrom],
        "connect-src": [
          "'self'",
          ...(reportsTo ? [reportsTo] : []),
          ...(isDevelopment ? ["ws:"] : []),
        ],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    // Over plain http it would be ignored, and on localhost it would stay with every other project.
    strictTransportSecurity: isDevelopment
      ? false
      : { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    xDnsPrefetchControl: { allow: true },
  });
}

/** A change that another site has sent the browser to make is not made. Text browsers and scripts say neither. */
export function refuseForeignChanges(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const isReading = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  const site = request.get("sec-fetch-site");
  const origin = request.get("origin");
  const isForeignSite = site !== undefined && site !== "same-origin" && site !== "none";
  // A router that is not trusted has lost this header by now.
  const host = request.get("x-forwarded-host") ?? request.get("host");
  const isForeignOrigin = origin !== undefined && origin !== `${request.protocol}://${host}`;
  if (isReading || !(isForeignSite || isForeignOrigin)) next();
  else response.status(403).type("text/plain").send("This request came from another site.");
}

/** A host that is none would break every address made from it. */
export function refuseBadHosts(request: Request, response: Response, next: NextFunction): void {
  const trusts = request.app.get("trust proxy fn") as (address: string, hop: number) => boolean;
  if (!trusts(request.socket.remoteAddress ?? "", 0)) {
    for (const name of ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for"])
      delete request.headers[name];
  }
  const hosts = [request.headers.host, request.headers["x-forwarded-host"]].filter(
    (host) => host !== undefined,
  );
  if (
    hosts.length > 0 &&
    hosts.every((host) => /^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i.test(String(host)))
  )
    next();
  else response.status(400).type("text/plain").send("This request names no host.");
}
