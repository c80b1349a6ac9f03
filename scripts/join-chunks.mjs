// Part of npm run build. Remix makes a chunk for each set of screens that share code, most of a line or two: fifty
// requests for a page. This joins the small chunks, since a page needs nearly all of them anyway.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import { rollup } from "rollup";
import { PUBLIC_PATH, readManifest, writeManifest } from "./browser-manifest.mjs";

/** Larger chunks stay separate, so that browsers keep them cached when small ones change. */
const SMALL_BYTES = 5000;
/** Chunks that this many screens share load with every page. */
const MANY_SCREENS = 10;

/** @typedef {import("./browser-manifest.mjs").Entry} Entry */

/**
 * @param {string} folder where the browser's files are
 * @param {string} serverFile where the server has the same manifest
 */
export async function joinChunks(folder, serverFile) {
  const manifest = readManifest(folder);
  const { entry, routes } = manifest;
  const named = Object.fromEntries([["entry.client", entry], ...Object.entries(routes)]);
  const pathOf = (/** @type {string} */ url) => path.join(folder, url.slice(PUBLIC_PATH.length));
  const bundle = await rollup({
    input: Object.fromEntries(
      Object.entries(named).map(([name, { module }]) => [name, pathOf(module)]),
    ),
    plugins: [
      {
        name: "panel",
        resolveId: (id) => (id.startsWith(PUBLIC_PATH) ? pathOf(id) : undefined),
        renderChunk: (code) => transform(code, { minify: true, target: "es2020" }),
      },
    ],
    // Remix has done that.
    treeshake: false,
    // As of chunks that need each other.
    onLog(_, log) {
      throw new Error(log.message);
    },
    preserveEntrySignatures: "strict",
  });
  /** @type {Map<string, string> | undefined} */
  let groups;
  const { output } = await bundle.generate({
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: ({ name }) => `_shared/${name.replace(/(-[A-Z0-9]{8}| .*)$/, "")}-[hash].js`,
    hashCharacters: "base36",
    hoistTransitiveImports: false,
    onlyExplicitManualChunks: true,
    manualChunks(id, { getModuleInfo }) {
      const importsOf = (/** @type {string} */ file) => getModuleInfo(file)?.importedIds ?? [];
      groups ??= groupChunks(named, pathOf, importsOf);
      return groups.get(id);
    },
  });
  await bundle.close();

  const chunks = output.filter((file) => file.type === "chunk");
  removeScripts(folder);
  for (const { fileName, code } of chunks) {
    mkdirSync(path.dirname(path.join(folder, fileName)), { recursive: true });
    writeFileSync(path.join(folder, fileName), code);
  }
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const importsOf = (/** @type {string} */ file) => imports.get(file) ?? [];
  for (const { isEntry, name, fileName } of chunks) {
    const joined = named[name];
    if (!isEntry || !joined) continue;
    joined.module = PUBLIC_PATH + fileName;
    joined.imports = listReached([fileName], importsOf)
      .slice(1)
      .map((file) => PUBLIC_PATH + file);
  }
  writeManifest(folder, serverFile, manifest);
}

/**
 * What every page loads is "vendor", where it is or is needed by what is large, and "base". Of the rest those are
 * joined that bring along the same large ones, so that no page loads a large one that it does not need.
 * @param {Record<string, Entry>} named
 * @param {(url: string) => string} pathOf
 * @param {(file: string) => readonly string[]} importsOf
 */
function groupChunks(named, pathOf, importsOf) {
  const { "entry.client": client, root, screen, ...screens } = named;
  const entries = new Set(Object.values(named).map(({ module }) => pathOf(module)));
  const everywhere = [client, root, screen].flatMap((entry) => entry?.module ?? []).map(pathOf);
  const base = new Set(listReached(everywhere, importsOf));
  /** @type {Map<string, number>} */
  const users = new Map();
  for (const { module } of Object.values(screens))
    for (const file of listReached([pathOf(module)], importsOf))
      users.set(file, (users.get(file) ?? 0) + 1);
  const large = new Set(
    [...base, ...users.keys()].filter((file) => statSync(file).size >= SMALL_BYTES),
  );
  const vendor = new Set(
    listReached(
      [...base].filter((file) => large.has(file)),
      importsOf,
    ),
  );
  /** @type {Map<string, string>} */
  const groups = new Map();
  for (const file of base)
    if (!entries.has(file)) groups.set(file, vendor.has(file) ? "vendor" : "base");
  for (const [file, count] of users) {
    if (entries.has(file) || base.has(file) || large.has(file) || count < MANY_SCREENS) continue;
    const brings = listReached([file], importsOf).filter(
      (other) => large.has(other) && !base.has(other),
    );
    groups.set(file, `common ${brings.sort()}`);
  }
  return groups;
}

/**
 * These files and all their imports, without duplicates.
 * @param {string[]} files
 * @param {(file: string) => readonly string[]} importsOf
 */
function listReached(files, importsOf) {
  const reached = new Set(files);
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  return [...reached];
}

/** @param {string} folder */
function removeScripts(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".js")) rmSync(path.join(folder, file));
}
