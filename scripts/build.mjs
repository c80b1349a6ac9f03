// npm run build: builds the panel with Remix, and bundles the programs that run beside it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { tsImport } from "tsx/esm/api";
import { writeBuildId } from "./build-id.mjs";
import { bundleServer } from "./bundle-server.mjs";
import { joinChunks } from "./join-chunks.mjs";
import { packFiles } from "./pack.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = path.join(root, "build/sources.sha256");

/** What the build is made from. */
const sources = [
  "app",
  "locales",
  "openapi",
  "sandbox",
  "server",
  "server.ts",
  "remix.config.js",
  "scripts/browser-manifest.mjs",
  "scripts/build-id.mjs",
  "scripts/build.mjs",
  "scripts/bundle-server.mjs",
  "scripts/bundled-packages.mjs",
  "scripts/join-chunks.mjs",
  "scripts/source-maps.mjs",
  "package-lock.json",
];

/** Builds if the sources have changed since the last build. */
export async function ensureBuilt() {
  const hash = hashSources();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash) await build(hash);
  nameBuild(hash);
}

/** The name of what stands in build/: also the same sources may be another commit's. */
export function nameBuild(hash = hashSources()) {
  writeBuildId(root, { sources, hash });
}

/** @param {string} hash */
async function build(hash) {
  console.log("Building the panel …");
  removeOldBuild();
  runRemix();
  const folder = path.join(root, "public/build");
  await joinChunks({
    folder,
    mapsFolder: path.join(root, "source-maps"),
    serverFile: path.join(root, "build/index.js"),
  });
  writeAwaitedSheet(path.join(folder, "_assets"));
  await packFiles(folder);
  await bundleServer(takeMetafile());
  await inlineTexts(path.join(root, "build/index.js"));
  writeFileSync(stamp, hash);
}

/** A build that fails leaves neither the old one nor a new one. The names of some files differ from build to build. */
function removeOldBuild() {
  const folder = path.join(root, "build");
  rmSync(stamp, { force: true });
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder))
    if (/\.(m?js|map|wasm)$/.test(file)) rmSync(path.join(folder, file));
}

function runRemix() {
  const remix = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [remix, "build", "--sourcemap"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}

/**
 * The sheet that browsers without scripts wait for: app/root.tsx links it in the body. Its copy of the rules stands in
 * a layer, since it would otherwise win over the screens' own styles, which come earlier.
 * @param {string} folder
 */
function writeAwaitedSheet(folder) {
  const sheets = readdirSync(folder).filter((name) => /^pages-\w+\.css$/.test(name));
  for (const sheet of sheets)
    writeFileSync(
      path.join(folder, sheet.replace(".css", ".awaited.css")),
      `@import "${sheet}" layer(awaited);`,
    );
}

/** What Remix says of the browsers' files. A panel does not need it. */
function takeMetafile() {
  const folder = path.join(root, "build");
  const metafile = JSON.parse(readFileSync(path.join(folder, "metafile.js.json"), "utf8"));
  for (const file of readdirSync(folder))
    if (file.startsWith("metafile.")) rmSync(path.join(folder, file));
  return metafile;
}

/**
 * Puts the texts of all languages into the server's code, in the place of their names.
 * @param {string} file
 */
async function inlineTexts(file) {
  /** @type {typeof import("../app/i18n/inline-texts.server.ts")} */
  const texts = await tsImport("../app/i18n/inline-texts.server.ts", import.meta.url);
  writeFileSync(file, texts.toAscii(texts.inlineTexts(readFileSync(file, "utf8"))));
}

function hashSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => listFiles(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} place @returns {string[]} */
function listFiles(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt();
