import type { Request } from "express";

/** Scheme and host as the browser sees them. Express has removed the headers of untrusted proxies. */
export function originOf(request: Request): string {
  return `${request.protocol}://${request.get("x-forwarded-host") ?? request.get("host")}`;
}

/**
 * Whether another site has made the browser send the request, and neither a page of the panel nor the user's
 * own hand. Undefined where the browser does not say.
 */
export function isOfOtherSite(request: Request): boolean | undefined {
  const site = request.get("sec-fetch-site");
  return site === undefined ? undefined : site !== "same-origin" && site !== "none";
}

/** Whether the request comes through a proxy of TRUSTED_PROXIES. */
export const isFromTrustedProxy = ({ app, socket }: Request): boolean =>
  app.get("trust proxy fn")(socket.remoteAddress ?? "", 0);
