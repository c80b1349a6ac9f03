import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { NextFunction, Request, Response } from "express";

/** How a file ends that is packed so; the better first. */
const endings = { br: ".br", gzip: ".gz" } as const;
const codings = Object.keys(endings) as (keyof typeof endings)[];

const mediaTypes: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** Sends a built file as it was packed when it was built, to a browser that takes it so. */
export function preferPrecompressed(folder: string) {
  let packed: Set<string> | undefined;
  const list = () => {
    packed ??= new Set(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => Object.values(endings).some((ending) => file.endsWith(ending)))
        .map((file) => `/${file}`),
    );
    return packed;
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    if (list().has(path + endings.gzip)) {
      response.vary("Accept-Encoding");
      // One after the other, since of two that a browser likes alike its first would be taken.
      const coding = codings.find((each) => request.acceptsEncodings(each) === each);
      if (coding) request.url = path + endings[coding];
    }
    next();
  };
}

/** What the browser shall see of a packed file: what it holds, and how it is packed. */
export function describePrecompressed(response: ServerResponse, file: string): void {
  const [, kind = "", ending] = file.match(/\.(\w+)(\.br|\.gz)$/) ?? [];
  const coding = codings.find((each) => endings[each] === ending);
  if (!coding) return;
  response.setHeader("Content-Type", mediaTypes[kind] ?? "application/octet-stream");
  response.setHeader("Content-Encoding", coding);
}
