// npm run build: builds the panel with Remix, and bundles the programs that run beside it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { tsImport } from "tsx/esm/api";
import { parse } from "yaml";
import { writeBuildId } from "./build-id.mjs";
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
  "scripts/join-chunks.mjs",
  "package-lock.json",
];

/** @satisfies {import("esbuild").BuildOptions} */
const forNode = /** @type {const} */ ({
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  sourcemap: true,
  logLevel: "warning",
});

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
  // A build that fails leaves neither the old one nor a new one.
  rmSync(stamp, { force: true });
  runRemix();
  const browserFiles = path.join(root, "public/build");
  await joinChunks(browserFiles, path.join(root, "build/index.js"));
  await packFiles(browserFiles);
  await bundlePackages();
  await inlineTexts(path.join(root, "build/index.js"));
  await bundleServer();
  await bundleCompanions();
  writeFileSync(stamp, hash);
}

function runRemix() {
  const remix = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [remix, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}

/**
 * Puts the texts of all languages into the server's code, in the place of their names.
 * @param {string} file
 */
async function inlineTexts(file) {
  /** @type {typeof import("../app/i18n/inline-texts.server.ts")} */
  const texts = await tsImport("../app/i18n/inline-texts.server.ts", import.meta.url);
  writeFileSync(file, texts.inlineTexts(readFileSync(file, "utf8")));
}

/** Puts the packages into Remix's build, which halves the time of a cold start. */
async function bundlePackages() {
  const esbuild = await import("esbuild");
  const { packages: _, sourcemap: __, ...options } = forNode;
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ["build/index.js"],
    outfile: "build/index.js",
    allowOverwrite: true,
    ...options,
    // These load on demand.
    external: ["@sentry/remix", "pdfkit"],
    // Leaves out what React and others contain for development only.
    define: { "process.env.NODE_ENV": '"production"' },
    // CommonJS packages ask for Node's own modules by `require`.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
}

/** What starts the panel: it loads Remix's build, which holds all of the panel's server code. */
async function bundleServer() {
  const esbuild = await import("esbuild");
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      server: "server.ts",
      // For users of the panel's image without a taxi API.
      sandbox: "server/sandbox.ts",
    },
    outdir: "build",
    outExtension: { ".js": ".mjs" },
    // Only a panel without an API loads the sandbox.
    splitting: true,
    ...forNode,
  });
}

/** What the panel's server code reads from beside itself. */
export async function bundleCompanions() {
  const esbuild = await import("esbuild");
  await esbuild.build({
    absWorkingDir: root,
    // A worker thread needs a file of its own.
    entryPoints: { "read-qr-worker": "app/qr/read-qr-worker.server.ts" },
    outdir: "build",
    outExtension: { ".js": ".mjs" },
    ...forNode,
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { "service-worker": "app/pwa/service-worker.ts" },
    outdir: "build",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    logLevel: "warning",
  });
  const document = parse(readFileSync(path.join(root, "openapi/taxi-api.yaml"), "utf8"));
  writeFileSync(path.join(root, "build/taxi-api.json"), JSON.stringify(document));
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
