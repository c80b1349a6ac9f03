import type { NextFunction, Request, Response } from "express";
import { writeCookie } from "../session/cookies.server.ts";
import { scriptsCookie } from "../session/scripts-cookie.ts";

const parameter = "scripts";

/** The address of a page that waits for all of its parts. */
export function toWholePage(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://panel.invalid");
  searchParams.set(parameter, "off");
  return `${pathname}?${searchParams}`;
}

/** For the head of a page with late parts: where scripts are off after all, the browser loads the whole page. */
export function refreshWithoutScripts(path: string): string {
  const to = toWholePage(path).replaceAll("&", "&amp;");
  return `<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>`;
}

/** Forgets that scripts ran in this browser, and leads back to the page. */
export function forgetScripts(request: Request, response: Response, next: NextFunction): void {
  if (request.query[parameter] !== "off" || request.method !== "GET") {
    next();
    return;
  }
  const { pathname, searchParams } = new URL(request.originalUrl, "http://panel.invalid");
  searchParams.delete(parameter);
  const expired = { secure: request.secure, maxAgeSeconds: 0 };
  response.append("Set-Cookie", writeCookie(scriptsCookie, "", expired));
  response.redirect(303, searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}
