// Makes the package with which the makers of an API verify it, without this repository.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Makes the package in a folder and returns its program, which finds Pact's verifier where the folder is in this repository.
 * @param {string} folder
 */
export async function makePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  await bundle(folder);
  copyFiles(folder);
  writeManifest(folder);
  return path.join(folder, "dist/contracts/main.mjs");
}

/** @param {string} folder */
async function bundle(folder) {
  const esbuild = await import("esbuild");
  await esbuild.build({
    absWorkingDir: root,
    // The programs find the pact and the document beside themselves.
    entryPoints: { "contracts/main": "contracts/cli.ts" },
    outdir: path.join(folder, "dist"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    chunkNames: "contracts/[name]-[hash]",
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@pact-foundation/pact-cli"],
    logLevel: "warning",
    // CommonJS packages ask for Node's own modules by `require`.
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
    },
  });
  chmodSync(path.join(folder, "dist/contracts/main.mjs"), 0o755);
}

/** @param {string} folder */
function copyFiles(folder) {
  const beside = path.join(folder, "dist/contracts");
  mkdirSync(path.join(beside, "pacts"), { recursive: true });
  const pact = "pacts/parada-panel-taxi-api.json";
  copyFileSync(path.join(root, "contracts", pact), path.join(beside, pact));
  copyFileSync(path.join(root, "openapi/taxi-api.yaml"), path.join(beside, "taxi-api.yaml"));
  copyFileSync(
    path.join(root, "contracts/example-states.mjs"),
    path.join(folder, "example-states.mjs"),
  );
  copyFileSync(path.join(root, "contracts/README.md"), path.join(folder, "README.md"));
  copyFileSync(path.join(root, "LICENSE"), path.join(folder, "LICENSE"));
  cpSync(path.join(root, "contracts/snippets"), path.join(folder, "snippets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".test.ts"),
  });
}

/** @param {string} folder */
function writeManifest(folder) {
  const { version, license, engines } = readManifest(root);
  const verifier = "@pact-foundation/pact-cli";
  const manifest = {
    name: "parada-contracts",
    version,
    description: "Verifies a taxi API against what the Parada panel asks of it.",
    license,
    type: "module",
    engines,
    bin: { "parada-contracts": "dist/contracts/main.mjs" },
    // The version that this repository is tested with.
    dependencies: { [verifier]: readManifest(path.join(root, "node_modules", verifier)).version },
  };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} directory */
function readManifest(directory) {
  return JSON.parse(readFileSync(path.join(directory, "package.json"), "utf8"));
}
