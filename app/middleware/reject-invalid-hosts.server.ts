import { domainToUnicode } from "node:url";
import type { NextFunction, Request, Response } from "express";
import { isFromTrustedProxy } from "../request/origin.server.ts";
import { sendMinimalError } from "./minimal-error.server.ts";

/** Rejects a host that no URL can be made from, and ignores the forwarding headers of an untrusted proxy. */
export function rejectInvalidHosts(request: Request, response: Response, next: NextFunction): void {
  if (!isFromTrustedProxy(request)) {
    for (const name of ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for"])
      delete request.headers[name];
  }
  const hosts = [request.headers.host, request.headers["x-forwarded-host"]].filter(
    (host) => host !== undefined,
  );
  const names = request.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text));
  // With two host headers, a proxy may have read the other one.
  if (names.length <= 1 && hosts.length > 0 && hosts.every((host) => isHost(String(host)))) next();
  else sendMinimalError(request, response, 400, { reason: "invalid_host" });
}

function isHost(host: string): boolean {
  const [, name = ""] = /^(\[[\da-f:]+\]|[\w.-]{1,253})(:\d{1,5})?$/i.exec(host) ?? [];
  // `1.2.3.4.5` and `xn--a` match the pattern, but are no hosts. Newer versions of Node make a URL from the second.
  return (
    name !== "" && URL.canParse(`http://${host}/`) && !/(^|\.)xn--/i.test(domainToUnicode(name))
  );
}
