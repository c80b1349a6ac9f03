import { createHash } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { escapeText } from "./markup.ts";
import type { Site } from "./site.ts";

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

/** Serves the portal. The first request makes it, so that what serves it starts as fast as without. */
export function createPortal(): RequestHandler {
  let made: Promise<Site> | undefined;
  const router = Router({ strict: true });

  router.use(async (request, response, next) => {
    if (!["GET", "HEAD"].includes(request.method)) return next();
    const { baseUrl, originalUrl, path, protocol, headers } = request;
    // Relative links need the slash.
    if (originalUrl.replace(/\?.*/s, "") === baseUrl) return response.redirect(308, `${baseUrl}/`);

    made ??= make();
    const site = await made.catch((error: unknown) => {
      console.error(error);
      made = undefined;
    });
    response.set({ "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" });
    if (!site) return response.status(500).type("txt").send("The portal could not be made.");

    const file = path === "/" ? "index.html" : path.slice(1);
    const content = site.get(file);
    if (content === undefined) {
      return response
        .status(404)
        .type("html")
        .send(missingPage(escapeText(baseUrl)));
    }
    const body = content.replaceAll(anyOrigin, escapeText(`${protocol}://${headers.host}`));
    const hash = createHash("sha256").update(body).digest("base64url");
    response.set({ "Content-Type": types[file.split(".").at(-1) ?? ""], ETag: `"${hash}"` });
    response.send(body);
  });
  return router;
}

async function make(): Promise<Site> {
  const { loadDocument } = await import("../../openapi/document.ts");
  const { makeSite } = await import("./site.ts");
  return makeSite({ document: loadDocument(), mockOrigin: anyOrigin });
}
