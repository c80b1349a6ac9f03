import { randomBytes } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";
import { holdsCode } from "./masked-path.ts";

/** Express keeps per-request values here. */
export type Locals = { nonce: string; requestId: string };

const NONCE_BYTES = 16;
/** Randomness for many answers, as asking for it takes about as long however much it is. */
let pool = Buffer.alloc(0);

export function createNonce(): string {
  if (pool.length < NONCE_BYTES) pool = randomBytes(256 * NONCE_BYTES);
  const nonce = pool.subarray(0, NONCE_BYTES);
  pool = pool.subarray(NONCE_BYTES);
  return nonce.toString("base64");
}

/** All but the policy of what a page may load, which is each page's own. */
export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }) {
  const setOthers = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    // Over plain http it would be ignored, and on localhost it would stay with every other project.
    strictTransportSecurity: isDevelopment
      ? false
      : { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    xDnsPrefetchControl: { allow: true },
  });
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader("Permissions-Policy", "camera=(), microphone=()");
    setOthers(request, response, next);
  };
}

/** On the page that scans codes, and for nothing that is drawn into it. */
export function allowCamera(response: Response): void {
  response.setHeader("Permissions-Policy", "camera=(self), microphone=()");
}

/**
 * Where a code stands in the address, not even our own pages are told where somebody comes from, and
 * whoever looks for everything is asked not to keep it.
 */
export function keepCodesToThemselves(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (holdsCode(request.path) || "token" in request.query) {
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
  }
  next();
}

/** Where the browser believes to be. A router that is not trusted has lost its header by now. */
export function originOf(request: Request): string {
  return `${request.protocol}://${request.get("x-forwarded-host") ?? request.get("host")}`;
}

/** Where Google sends its answer from a page of its own; that we have asked is seen by its state. */
export const googleReturnPath = "/login/google/return";

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
  // A page that says nothing of itself sends a form from "null": from ours, where a code stands in the
  // address, that is no stranger, be it the browser that says so or the code that the sender must know.
  const isNameless = origin === "null" && (site ? !isForeignSite : holdsCode(request.path));
  const isAnswer = request.method === "POST" && request.path === googleReturnPath;
  // The framework takes every origin but our own for an attack.
  if (isNameless || isAnswer) delete request.headers.origin;
  const isForeignOrigin = origin !== undefined && !isNameless && origin !== originOf(request);
  if (isReading || isAnswer || !(isForeignSite || isForeignOrigin)) next();
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

/**
 * An address that cannot be read, as mail programs make of good ones, is taken as it stands: it leads
 * to a page of the brand, and not into the log with whatever code is in it.
 */
export function mendAddresses(request: Request, _: Response, next: NextFunction): void {
  const [path = "", ...query] = request.url.split("?");
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
    request.originalUrl = request.url;
  }
  next();
}
