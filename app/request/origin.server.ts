import type { Request } from "express";

/** Scheme and host as the browser sees them. The headers of an untrusted proxy are gone by now. */
export function originOf(request: Request): string {
  return `${request.protocol}://${request.get("x-forwarded-host") ?? request.get("host")}`;
}
