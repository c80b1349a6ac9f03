import type { NextFunction, Request, Response } from "express";

/**
 * Repairs addresses that cannot be decoded, such as those that mail programs mangle, so that they lead to a
 * page of the brand and no code in them reaches the log. A backslash, which browsers read as a slash or as the
 * beginning of a host, is escaped.
 */
export function repairAddresses(request: Request, _: Response, next: NextFunction): void {
  const [path = "", ...rest] = request.url.split("?");
  const plain = path.replace(/^[/\\]+/, "/").replaceAll(/\\|%5c/gi, "%255C");
  const query = rest.length === 0 ? "" : `?${withoutLoader(rest.join("?"))}`;
  const repaired = (isReadable(plain) ? plain : plain.replaceAll("%", "%25")) + query;
  if (repaired !== request.url) {
    request.url = repaired;
    request.originalUrl = repaired;
  }
  next();
}

/** Remix takes `_data` for a request of its older browser code, and answers it with a server error. */
function withoutLoader(query: string): string {
  const params = new URLSearchParams(query);
  if (!params.has("_data")) return query;
  params.delete("_data");
  return params.toString();
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
