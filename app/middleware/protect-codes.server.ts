import type { NextFunction, Request, Response } from "express";
import { holdsCode } from "./mask-path.ts";

/** Keeps an address that holds a secret code out of referrers and search engines. */
export function protectCodes(request: Request, response: Response, next: NextFunction): void {
  if (holdsCode(request.path) || "token" in request.query) {
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
  }
  next();
}
