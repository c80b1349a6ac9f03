import { randomBytes } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";
import { holdsCode } from "./mask-path.ts";
import { refuseInAWord } from "./minimal-error.server.ts";

const NONCE_BYTES = 16;
/** Randomness for many answers, as asking for it takes about as long however much it is. */
let pool = Buffer.alloc(0);

export function createNonce(): string {
  if (pool.length < NONCE_BYTES) pool = randomBytes(256 * NONCE_BYTES);
  const nonce = pool.subarray(0, NONCE_BYTES);
  pool = pool.subarray(NONCE_BYTES);
  return nonce.toString("base64");
}

/** What no page of ours asks for, and so nothing that got into one can; the way to a taxi begins where one stands. */
const neverAsked = [
  ...["accelerometer", "display-capture", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "serial", "usb", "xr-spatial-tracking"],
].map((power) => `${power}=()`);

const permissions = (camera: string) => [camera, "geolocation=(self)", ...neverAsked].join(", ");

/** All but the policy of what a page may load, which is each page's own. */
export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }) {
  const setOthers = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
    xDnsPrefetchControl: { allow: true },
  });
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader("Permissions-Policy", permissions("camera=()"));
    // On localhost it would stay with every other project; a brand may have hosts that are not ours.
    if (request.secure && !isDevelopment) {
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
    }
    setOthers(request, response, next);
  };
}

/** On the page that scans codes, and for nothing that is drawn into it. */
export function allowCamera(response: Response): void {
  response.setHeader("Permissions-Policy", permissions("camera=(self)"));
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
  else refuseInAWord(request, response, 403);
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
  const names = request.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text));
  // Of two, a router on the way may have taken the other.
  if (names.length <= 1 && hosts.length > 0 && hosts.every((host) => isHost(String(host)))) next();
  else refuseInAWord(request, response, 400);
}

function isHost(host: string): boolean {
  const looksLikeOne = /^(\[[\da-f:]+\]|[\w.-]{1,253})(:\d{1,5})?$/i.test(host);
  // `1.2.3.4.5` and `xn--a` look like hosts, and are none.
  return looksLikeOne && URL.canParse(`http://${host}/`);
}

/**
 * An address that cannot be read, as mail programs make of good ones, is taken as it stands: it leads
 * to a page of the brand, and not into the log with whatever code is in it. So is a stroke that leans
 * the other way, which browsers and the router read as the usual one, or as the beginning of a host.
 */
export function mendAddresses(request: Request, _: Response, next: NextFunction): void {
  const [path = "", ...query] = request.url.split("?");
  const plain = path.replace(/^[/\\]+/, "/").replaceAll(/\\|%5c/gi, "%255C");
  const mended = [isReadable(plain) ? plain : plain.replaceAll("%", "%25"), ...query].join("?");
  if (mended !== request.url) {
    request.url = mended;
    request.originalUrl = mended;
  }
  next();
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
