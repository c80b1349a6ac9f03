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
 * Each language has files of its own, and a list of them; the server has all lists.
 * @param {string} folder
 * @param {string} serverFile
 * @param {Record<string, Pick<Manifest, "entry" | "routes">>} manifests by language; the first is the server's own
 */
export function writeManifests(folder, serverFile, manifests) {
  const version = createHash("sha256")
    .update(JSON.stringify(manifests))
    .digest("hex")
    .slice(0, 8)
    .toUpperCase();
  const byLanguage = Object.fromEntries(
    Object.entries(manifests).map(([language, { entry, routes }]) => {
      const name = `manifest-${language}-${version}.js`;
      const manifest = { entry, routes, version, url: PUBLIC_PATH + name };
      writeFileSync(path.join(folder, name), `window.__remixManifest=${JSON.stringify(manifest)};`);
      return [language, manifest];
    }),
  );
  const assets = JSON.stringify({ ...Object.values(byLanguage)[0], byLanguage });
  const server = readFileSync(serverFile, "utf8");
  const isManifest = /^var assets_manifest_default = .*;$/m;
  if (!isManifest.test(server)) throw new Error("The server's manifest is not where it was");
  writeFileSync(
    serverFile,
    server.replace(isManifest, () => `var assets_manifest_default = ${assets};`),
  );
}
