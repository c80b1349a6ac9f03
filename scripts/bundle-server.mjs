// Part of npm run build: bundles the server's programs with the packages that they use, so that an image needs no others.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { listBundledPackages } from "./bundled-packages.mjs";
import { keepOwnSources } from "./source-maps.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);

/** @satisfies {import("esbuild").BuildOptions} */
const forNode = /** @type {const} */ ({
  absWorkingDir: root,
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
  metafile: true,
  // A fifth less to ship and to read. Names stay, since logs and reports show them.
  minifyWhitespace: true,
  // Leaves out what React and others contain for development only.
  define: { "process.env.NODE_ENV": '"production"' },
  // CommonJS packages ask for Node's own modules by `require`.
  banner: {
    js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
  },
});

/**
 * Bundles all that a panel runs: the panel itself, the sandbox, and the threads.
 * @param {import("./bundled-packages.mjs").Metafile} browserBuild
 */
export async function bundleServer(browserBuild) {
  const builds = [await bundlePanel(), await bundlePrograms(), ...(await bundleCompanions())];
  const packages = listBundledPackages([browserBuild, ...builds]);
  writeFileSync(path.join(root, "build/packages.json"), JSON.stringify(packages));
  for (const file of readdirSync(path.join(root, "build")))
    if (file.endsWith(".map")) trimMap(path.join(root, "build", file));
}

/** @param {string} file */
function trimMap(file) {
  writeFileSync(file, JSON.stringify(keepOwnSources(JSON.parse(readFileSync(file, "utf8")))));
}

/** Puts the packages into Remix's build, which halves the time of a cold start. */
async function bundlePanel() {
  const esbuild = await import("esbuild");
  const { metafile } = await esbuild.build({
    ...forNode,
    entryPoints: ["build/index.js"],
    allowOverwrite: true,
    // What loads on demand, as Sentry, is a file of its own.
    splitting: true,
    chunkNames: "[name]-[hash]",
    plugins: [modulesForPages, sentryInParts],
  });
  return metafile;
}

/** What starts the panel: it loads Remix's build, which holds all of the panel's server code. */
async function bundlePrograms() {
  const esbuild = await import("esbuild");
  const { metafile } = await esbuild.build({
    ...forNode,
    entryPoints: {
      server: "server.ts",
      // For users of the panel's image without a taxi API.
      sandbox: "server/sandbox.ts",
    },
    outExtension: { ".js": ".mjs" },
    // Only a panel without an API loads the sandbox.
    splitting: true,
    chunkNames: "[name]-[hash]",
    // Only a development server loads it, from its sources.
    external: ["@remix-run/node"],
    plugins: [pdfFonts],
  });
  return metafile;
}

/** What the panel's server code reads from beside itself. */
export async function bundleCompanions() {
  const esbuild = await import("esbuild");
  const threads = await esbuild.build({
    ...forNode,
    // A worker thread needs a file of its own.
    entryPoints: {
      "read-qr-worker": "app/qr/read-qr-worker.server.ts",
      "read-table-worker": "app/table-file/read-table-worker.server.ts",
      "write-workbook-worker": "app/table-file/write-workbook-worker.server.ts",
    },
    outExtension: { ".js": ".mjs" },
  });
  copyFileSync(
    require.resolve("zxing-wasm/reader/zxing_reader.wasm"),
    path.join(root, "build/zxing_reader.wasm"),
  );
  const serviceWorker = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { "service-worker": "app/pwa/service-worker.ts" },
    outdir: "build",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    logLevel: "warning",
    metafile: true,
  });
  const document = parse(readFileSync(path.join(root, "openapi/taxi-api.yaml"), "utf8"));
  writeFileSync(path.join(root, "build/taxi-api.json"), JSON.stringify(document));
  return [threads.metafile, serviceWorker.metafile];
}

/**
 * For Node, these packages name their CommonJS builds, from which a bundle reads each name through a getter. A page reads
 * thousands of names, and its elements are then slower to make.
 * @type {import("esbuild").Plugin}
 */
const modulesForPages = {
  name: "modules-for-pages",
  setup({ onResolve, onLoad }) {
    const withModules =
      /^(@remix-run\/(react|router|server-runtime)|react-router(-dom)?|styled-components)$/;
    onResolve({ filter: withModules }, ({ path: name }) => {
      const folder = path.join(root, "node_modules", name);
      const { module } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
      return { path: path.join(folder, module) };
    });
    onResolve({ filter: /^react-router-dom\/server(\.js)?$/ }, () => ({
      path: path.join(root, "node_modules/react-router-dom/server.mjs"),
    }));
    // React is CommonJS alone.
    onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path: name, kind }) =>
      kind === "import-statement" ? { path: name, namespace: "react" } : undefined,
    );
    onLoad({ filter: /./, namespace: "react" }, ({ path: name }) => ({
      contents: `const react = require("${name}"); export default react; export const { ${Object.keys(require(name))} } = react;`,
      resolveDir: root,
    }));
  },
};

/**
 * For Node, @sentry/remix names only its CommonJS build, of which a bundler leaves nothing out: 4.7 MB instead of 0.3.
 * @type {import("esbuild").Plugin}
 */
const sentryInParts = {
  name: "sentry-in-parts",
  setup({ onResolve, onLoad }) {
    const commonJs = require.resolve("@sentry/remix");
    const modules = commonJs.replace("/cjs/", "/esm/");
    onResolve({ filter: /^@sentry\/remix$/, namespace: "file" }, () => ({
      path: "sentry",
      namespace: "panel",
    }));
    onLoad({ filter: /^sentry$/, namespace: "panel" }, () => ({
      // What app/observability/error-reports.server.ts uses of it.
      contents: `export { defaultStackParser, makeNodeTransport, NodeClient, Scope } from ${JSON.stringify(modules)};`,
      resolveDir: root,
    }));
  },
};

/**
 * pdfkit looks its fonts up with a `require` that a bundler does not see.
 * @type {import("esbuild").Plugin}
 */
const pdfFonts = {
  name: "pdf-fonts",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/ }, ({ path: file }) => {
      const lookUp = /\b(?:require\$1)\(['"]#standard-fonts\/(\w+)['"]\)/g;
      const code = readFileSync(file, "utf8");
      const contents = code.replace(lookUp, 'require("pdfkit/standard-fonts/$1")');
      if (contents === code) throw new Error("pdfkit's fonts are not where they were");
      return { contents, loader: "js" };
    });
  },
};
