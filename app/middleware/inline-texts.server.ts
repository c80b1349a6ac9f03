import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RequestHandler } from "express";
import { inlineTexts } from "../i18n/inline-texts.server.ts";

/** Does in development what `npm run build` does once: the browser's code gets the texts that it shows. */
export const sendWithTexts =
  (folder: string): RequestHandler =>
  async (request, response, next) => {
    const file = path.join(folder, path.posix.normalize(request.path));
    const code = file.endsWith(".js") && (await readFile(file, "utf8").catch(() => undefined));
    if (code) response.type("js").set("Cache-Control", "no-store").send(inlineTexts(code));
    else next();
  };
