// Part of npm run build. Remix makes a chunk for each set of screens that share code, most of a line or two: fifty
// requests for a page. This joins them to a few that each page of an area needs, and minifies them.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { rollup } from "rollup";
import { minify } from "terser";
import { tsImport } from "tsx/esm/api";
import { PUBLIC_PATH, readManifest, writeManifests } from "./browser-manifest.mjs";
import { replaceMapped } from "./source-maps.mjs";

/** @type {typeof import("../app/i18n/languages.ts")} */
const { languages } = await tsImport("../app/i18n/languages.ts", import.meta.url);
/** @type {typeof import("../app/i18n/inline-texts.server.ts")} */
const { filling, listMarked, marking, toTexts } = await tsImport(
  "../app/i18n/inline-texts.server.ts",
  import.meta.url,
);

/** Of what every page needs, these stay separate, so that browsers keep them cached when small ones change. */
const LARGE_BYTES = 5000;

/** Screens that share much code; all other screens of members are one more area. */
const areas = {
  order: ["panel_home", "panel_home2", "request", "panel", "bookings", "share"],
  desk: [
    ...["hotel_home", "pedir_ahora", "pedir_destino", "pedir_reserva"],
    ...["taxi_card", "hotel_history"],
  ],
};

/** What the build loads only when it is needed: one is part of every member's page, the others come after any page. */
const MEMBER_FRAME = /\/member-frame-[^/]*$/;
const AFTER_PAGE = /\/(failure-view|connection-notice|register-service-worker)-[^/]*$/;

/** @typedef {import("./browser-manifest.mjs").Entry} Entry */

/**
 * @param {object} places
 * @param {string} places.folder where the browser's files are
 * @param {string} places.mapsFolder where their source maps go
 * @param {string} places.serverFile where the server has the same manifest
 */
export async function joinChunks({ folder, mapsFolder, serverFile }) {
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
        load: (file) => readMarked(file, pathOf),
        renderChunk: minifyChunk,
      },
    ],
    // Remix has done that.
    treeshake: false,
    // As of chunks that need each other.
    onLog(_, log) {
      throw new Error(log.message);
    },
    // The entry "root" is the chunk that holds it, instead of a file that only names that chunk.
    preserveEntrySignatures: "allow-extension",
  });
  /** @type {(id: string) => string | undefined} */
  let groupOf;
  const { members, withMaps } = await listScreens();
  const { output } = await bundle.generate({
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: ({ name }) => `_shared/${name.replace(/(-[A-Z0-9]{8}| .*)$/, "")}-[hash].js`,
    hashCharacters: "base36",
    // Hidden: the scripts, which everybody may read, do not name them.
    sourcemap: "hidden",
    hoistTransitiveImports: false,
    onlyExplicitManualChunks: true,
    manualChunks(id, { getModuleInfo, getModuleIds }) {
      groupOf ??= groupChunks({
        files: [...getModuleIds()],
        entries: Object.fromEntries(
          Object.entries(named).map(([name, { module }]) => [name, pathOf(module)]),
        ),
        importsOf: (file) => getModuleInfo(file)?.importedIds ?? [],
        members,
        withMaps,
      });
      return groupOf(id);
    },
  });
  await bundle.close();

  const chunks = output.filter((file) => file.type === "chunk");
  removeScripts(folder);
  rmSync(mapsFolder, { recursive: true, force: true });
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const importsOf = (/** @type {string} */ file) => imports.get(file) ?? [];
  const manifests = Object.fromEntries(
    languages.map((language) => {
      const nameOf = writeChunks({ folder, mapsFolder }, chunks, language);
      const toEntry = (/** @type {string} */ name, /** @type {Entry} */ entry) => {
        const chunk = chunks.find((each) => each.isEntry && each.name === name);
        if (!chunk) return entry;
        const [own, ...others] = listReached([chunk.fileName], importsOf).map(
          (file) => PUBLIC_PATH + nameOf(file),
        );
        return { ...entry, module: own ?? "", imports: others };
      };
      const inLanguage = Object.entries(routes).map(([name, route]) => [
        name,
        toEntry(name, route),
      ]);
      return [
        language,
        { entry: toEntry("entry.client", entry), routes: Object.fromEntries(inLanguage) },
      ];
    }),
  );
  writeManifests(folder, serverFile, manifests);
}

/**
 * Reads a script of Remix's with its map, and marks where its texts go.
 * @param {string} file
 * @param {(url: string) => string} pathOf
 */
function readMarked(file, pathOf) {
  const map = JSON.parse(readFileSync(`${file}.map`, "utf8"));
  const { code, mappings } = replaceMapped(readFileSync(file, "utf8"), map.mappings, marking);
  return { code: sortImports(code, pathOf), map: { ...map, mappings } };
}

/**
 * Largest first: with each new screen, Remix imports its chunks in another order, which would make a joined file up to
 * 1 % larger as browsers load it.
 * @param {string} code
 * @param {(url: string) => string} pathOf
 */
function sortImports(code, pathOf) {
  const [imports = ""] = /^(?:import(?:\{[^}]*\}from)?"[^"]+";)+/.exec(code) ?? [];
  const sizeOf = (/** @type {string} */ line) =>
    statSync(pathOf(/"([^"]+)";$/.exec(line)?.[1] ?? "")).size;
  const sorted = (imports.match(/[^;]+;/g) ?? []).sort((a, b) => sizeOf(b) - sizeOf(a));
  return sorted.join("") + code.slice(imports.length);
}

/** @param {string} code */
async function minifyChunk(code) {
  const { code: minified = "", map } = await minify(code, {
    module: true,
    compress: { ecma: 2020, passes: 3, global_defs: { __SENTRY_DEBUG__: false } },
    sourceMap: { asObject: true },
  });
  return { code: minified, map: /** @type {import("rollup").SourceMapInput} */ (map) };
}

/**
 * Writes the chunks with the texts of one language, and returns their names. A chunk that neither has texts nor needs one
 * with texts is the same file in all languages.
 * @param {{ folder: string, mapsFolder: string }} folders
 * @param {import("rollup").OutputChunk[]} chunks
 * @param {import("../app/i18n/languages.ts").Language} language
 */
function writeChunks(folders, chunks, language) {
  const needed = new Map(
    chunks.map(({ fileName, imports, dynamicImports }) => [
      fileName,
      [...imports, ...dynamicImports],
    ]),
  );
  const codes = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  /** @type {Map<string, string>} */
  const filled = new Map();
  const fillIn = (/** @type {string} */ name) => {
    const text = filled.get(name) ?? toTexts(name, language);
    filled.set(name, text);
    return text;
  };
  const names = new Map(
    chunks.map(({ fileName }) => {
      const reached = listReached([fileName], (file) => needed.get(file) ?? []);
      const texts = reached.flatMap((file) => listMarked(codes.get(file) ?? ""));
      if (texts.length === 0) return [fileName, fileName];
      const hash = createHash("sha256").update(fileName);
      for (const name of texts) hash.update(fillIn(name));
      return [fileName, fileName.replace(/-\w+\.js$/, `-${hash.digest("hex").slice(0, 8)}.js`)];
    }),
  );
  const nameOf = (/** @type {string} */ file) => names.get(file) ?? file;
  for (const { fileName, code, map } of chunks) {
    if (!map) throw new Error(`${fileName} has no source map`);
    // The names are of one length, so that the map stays true.
    const linked = (needed.get(fileName) ?? []).reduce(
      (text, each) => text.replaceAll(path.basename(each), path.basename(nameOf(each))),
      code,
    );
    const script = replaceMapped(linked, map.mappings, filling(language));
    const name = nameOf(fileName);
    writeScript({ ...folders, name }, script.code, { ...map, mappings: script.mappings });
  }
  return nameOf;
}

/** The screens for logged-in users alone, and those with a map. */
async function listScreens() {
  /** @type {typeof import("../app/screens.ts")} */
  const { screens } = await tsImport("../app/screens.ts", import.meta.url);
  const all = Object.entries(screens);
  const members = all.filter(
    ([, { audience }]) => audience !== "guests" && audience !== "everyone",
  );
  const withMaps = all.filter(([, screen]) => "needs" in screen && screen.needs === "map");
  return {
    members: members.map(([name]) => name),
    withMaps: withMaps.map(([name]) => name),
  };
}

/**
 * Returns the group that a chunk joins. A page loads at most six: "vendor", the large part of what every page needs,
 * "root", all else that a log-in needs, "common", what guests and members share, "member", and one for its area; those
 * with a map also "map".
 * What a group imports has at least the same users, so groups never need each other.
 * @param {{
 *   files: string[],
 *   entries: Record<string, string>,
 *   importsOf: (file: string) => readonly string[],
 *   members: string[],
 *   withMaps: string[],
 * }} build
 */
function groupChunks({ files, entries, importsOf, members, withMaps }) {
  const { "entry.client": client = "", root = "", screen = "", ...screens } = entries;
  const isEntry = (/** @type {string} */ file) => Object.values(entries).includes(file);
  const everywhere = listReached([client, root, screen], importsOf);
  const large = everywhere.filter((file) => !isEntry(file) && statSync(file).size >= LARGE_BYTES);
  const vendor = new Set(listReached(large, importsOf));
  const late = files.filter((file) => AFTER_PAGE.test(file));
  const base = new Set(listReached([...everywhere, screens.login ?? "", ...late], importsOf));
  const frame = new Set(
    listReached(
      files.filter((file) => MEMBER_FRAME.test(file)),
      importsOf,
    ),
  );
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [name, entry] of Object.entries(screens))
    for (const file of listReached([entry], importsOf))
      users.set(file, [...(users.get(file) ?? []), name]);
  const areaOf = (/** @type {string} */ name) => {
    if (!members.includes(name)) return "guest";
    return Object.entries(areas).find(([, names]) => names.includes(name))?.[0] ?? "account";
  };

  return (/** @type {string} */ file) => {
    if (file === root || file === screen) return "root";
    if (isEntry(file)) return undefined;
    if (AFTER_PAGE.test(file)) return "after-page";
    if (vendor.has(file)) return "vendor";
    if (base.has(file)) return "root";
    const names = users.get(file) ?? [];
    const used = new Set([...names.map(areaOf), ...(frame.has(file) ? ["member", "frame"] : [])]);
    // What the screens with a map share is a file of its own.
    const isOfMaps = names.length > 0 && names.every((name) => withMaps.includes(name));
    if (used.size > 1 && isOfMaps && !frame.has(file)) return "map";
    if (used.delete("guest")) return used.size > 0 ? "common" : undefined;
    if (used.size > 1) return "member";
    return names.length > 1 ? [...used][0] : undefined;
  };
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
    if (/\.js(\.map)?$/.test(file)) rmSync(path.join(folder, file));
}

/**
 * Writes a script for browsers, and beside the public files the same script with its map, which names the panel's files and
 * their text. Operators upload those to the service that shows reports.
 * @param {{ folder: string, mapsFolder: string, name: string }} place
 * @param {string} code
 * @param {import("./source-maps.mjs").SourceMap} map
 */
function writeScript({ folder, mapsFolder, name }, code, map) {
  const mapped = path.join(mapsFolder, name);
  // Scripts without texts are the same in all languages.
  if (existsSync(mapped)) return;
  for (const file of [path.join(folder, name), mapped])
    mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(path.join(folder, name), code);
  writeFileSync(mapped, `${code}\n//# sourceMappingURL=${path.basename(name)}.map\n`);
  writeFileSync(`${mapped}.map`, JSON.stringify({ ...map, file: path.basename(name) }));
}
