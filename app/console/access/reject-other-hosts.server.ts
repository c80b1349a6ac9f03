import type { RequestHandler } from "express";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Answers no other host than the operators' own. A router that leads a brand's domain to the console by
 * mistake, or a page that rebinds its name to the loopback, gets nothing.
 */
export const rejectOtherHosts =
  (origin: string | undefined): RequestHandler =>
  (request, response, next) => {
    const host = request.get("host") ?? "";
    const isOwn = origin
      ? host === new URL(origin).host
      : loopbackNames.includes(host.replace(/:\d+$/, ""));
    // A proxy of the brands says so in these headers; one of the operators has no reason to send another name.
    const forwarded = request.get("x-forwarded-host");
    if (isOwn && (forwarded === undefined || forwarded === host)) return next();
    response.status(421).type("text/plain").send("This host has no console.\n");
  };
