import { createHash } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { loadDocument } from "../../openapi/document.ts";
import { escapeText } from "./markup.ts";
import { makeSite, type Site } from "./site.ts";

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  svg: "image/svg+xml",
  yaml: "application/yaml; charset=utf-8",
};

/** Stands for the sandbox's address, which depends on how a browser has reached it. */
const anyOrigin = "http://mock.invalid";

const missingPage = (root: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No such page</title><link rel="stylesheet" href="${root}/style.css">
<main><h1>There is no such page</h1><p><a href="${root}/index.html">What Parada needs from your taxi API</a></p></main>
`;

/** Serves the portal; makes it on the first request, and again if that fails. */
export function createPortal(): RequestHandler {
  let made: Promise<Site> | undefined;
  const router = Router({ strict: true });

  router.use(async (request, response, next) => {
    if (!["GET", "HEAD"].includes(request.method)) return next();
    const root = escapeText(request.baseUrl);
    // Relative links need the slash.
    if (request.originalUrl.replace(/\?.*/s, "") === request.baseUrl) {
      return response.redirect(308, `${request.baseUrl}/`);
    }
    try {
      made ??= makeSite({ document: loadDocument(), mockOrigin: anyOrigin });
      const site = await made;
      const file = request.path === "/" ? "index.html" : request.path.slice(1);
      const content = site.get(file);
      const origin = `${request.protocol}://${request.headers.host}`;
      response.set({ "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" });
      if (content === undefined) {
        return response.status(404).type("html").send(missingPage(root));
      }
      const body = content.replaceAll(anyOrigin, escapeText(origin));
      response.set("Content-Type", types[file.split(".").at(-1) ?? ""]);
      response.set("ETag", `"${createHash("sha256").update(body).digest("base64url")}"`);
      response.send(body);
    } catch (error) {
      made = undefined;
      next(error);
    }
  });
  return router;
}
