import type { Request } from "express";

/** Scheme and host as the browser sees them. Express has removed the headers of untrusted proxies. */
export function originOf(request: Request): string {
  return `${request.protocol}://${request.get("x-forwarded-host") ?? request.get("host")}`;
}
