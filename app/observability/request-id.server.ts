import { randomUUID } from "node:crypto";
import type { Request } from "express";

/** What routers make: UUIDs, hexadecimal digits, and the like. Anything else would be a stranger's text in our logs. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_.-]{7,63}$/;

/**
 * The name of a request in every log on its way: the one that a trusted router has given it, else one
 * of ours. Whoever comes straight from outside cannot choose it.
 */
export function requestIdOf(request: Request): string {
  const trusts = request.app.get("trust proxy fn") as (address: string, hop: number) => boolean;
  const given = request.get("x-request-id") ?? "";
  const isTrusted = trusts(request.socket.remoteAddress ?? "", 0);
  return isTrusted && wellFormed.test(given) ? given : randomUUID();
}
