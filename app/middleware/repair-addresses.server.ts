import type { NextFunction, Request, Response } from "express";

/**
 * Repairs addresses that cannot be decoded, such as those that mail programs mangle, so that they lead to a
 * page of the brand and no code in them reaches the log. A backslash, which browsers read as a slash or as the
 * beginning of a host, is escaped.
 */
export function repairAddresses(request: Request, _: Response, next: NextFunction): void {
  const [path = "", ...query] = request.url.split("?");
  const plain = path.replace(/^[/\\]+/, "/").replaceAll(/\\|%5c/gi, "%255C");
  const repaired = [isReadable(plain) ? plain : plain.replaceAll("%", "%25"), ...query].join("?");
  if (repaired !== request.url) {
    request.url = repaired;
    request.originalUrl = repaired;
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
