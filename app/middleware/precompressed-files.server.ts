import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { NextFunction, Request, Response } from "express";

/** The endings of compressed files, the better compression first. */
const endings = { br: ".br", gzip: ".gz" } as const;
const codings = Object.keys(endings) as (keyof typeof endings)[];

const mediaTypes: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** Sends the compressed copy of a built file to a browser that accepts it. */
export function preferPrecompressed(folder: string) {
  let compressed: Set<string> | undefined;
  const list = () => {
    compressed ??= new Set(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => Object.values(endings).some((ending) => file.endsWith(ending)))
        .map((file) => `/${file}`),
    );
    return compressed;
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    if (list().has(path + endings.gzip)) {
      response.vary("Accept-Encoding");
      // One by one, because of several equally accepted codings Express returns the browser's first.
      const coding = codings.find((each) => request.acceptsEncodings(each) === each);
      if (coding) request.url = path + endings[coding];
    }
    next();
  };
}

/** Sets the headers of a compressed file: the type of its content, and its coding. */
export function describePrecompressed(response: ServerResponse, file: string): void {
  const [, kind = "", ending] = file.match(/\.(\w+)(\.br|\.gz)$/) ?? [];
  const coding = codings.find((each) => endings[each] === ending);
  if (!coding) return;
  response.setHeader("Content-Type", mediaTypes[kind] ?? "application/octet-stream");
  response.setHeader("Content-Encoding", coding);
}
