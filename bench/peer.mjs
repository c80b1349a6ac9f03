// A minimal server: a Remix page, compressed if it is to be, or a string.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import compression from "compression";
import express from "express";

const [kind, given = ""] = process.argv.slice(2);
const app = express();
app.disable("x-powered-by");

if (kind === "string") {
  const page = readFileSync(given, "utf8");
  app.get("*", (_request, response) => {
    response.type("html").send(page);
  });
} else {
  // The page's own files, and the panel's that it has copied the names of.
  if (process.env.PACKED) app.use(compression());
  for (const folder of [path.join(given, "public"), "public"])
    app.use(express.static(folder, { immutable: true, maxAge: "1y" }));
  app.get("/brand_pictures/*", (_request, response) => response.sendStatus(404));
  const build = await import(pathToFileURL(path.join(given, "build/index.js")).href);
  app.all("*", createRequestHandler({ build, mode: "production" }));
}

const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object")
    console.log(`The peer answers on port ${address.port}.`);
});
process.once("SIGTERM", () => process.exit(0));
