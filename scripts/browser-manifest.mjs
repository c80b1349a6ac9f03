// Part of npm run build: the list of the files for the browser, which the browser has and the server.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const PUBLIC_PATH = "/build/";

/**
 * @typedef {{ module: string, imports?: string[] }} Entry
 * @typedef {{ entry: Entry, routes: Record<string, Entry>, version: string, url: string }} Manifest
 */

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function readManifest(folder) {
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error(`There is no build in ${folder}`);
  const script = readFileSync(path.join(folder, file), "utf8");
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}

/**
 * @param {string} folder
 * @param {string} serverFile
 * @param {Manifest} manifest
 */
export function writeManifest(folder, serverFile, { entry, routes }) {
  const version = createHash("sha256")
    .update(JSON.stringify([entry, routes]))
    .digest("hex")
    .slice(0, 8);
  const name = `manifest-${version.toUpperCase()}.js`;
  const manifest = JSON.stringify({ entry, routes, version, url: PUBLIC_PATH + name });
  writeFileSync(path.join(folder, name), `window.__remixManifest=${manifest};`);
  const server = readFileSync(serverFile, "utf8");
  const isManifest = /^var assets_manifest_default = .*;$/m;
  if (!isManifest.test(server)) throw new Error("The server's manifest is not where it was");
  writeFileSync(
    serverFile,
    server.replace(isManifest, () => `var assets_manifest_default = ${manifest};`),
  );
}
