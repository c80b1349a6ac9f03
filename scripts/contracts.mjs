// npm run contracts: rewrites the pact, then checks it against the document, the sandbox and the agreed document.
// With --release <version> it keeps pact and document of a release, for contracts:can-release.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { agree, release } = parseArgs({
  options: { agree: { type: "boolean" }, release: { type: "string" } },
}).values;

ensureInstalled();
if (agree) {
  const openapi = path.join(root, "openapi");
  copyFileSync(path.join(openapi, "taxi-api.yaml"), path.join(openapi, "agreed.yaml"));
}
const done =
  runTests("--project", "contracts", "--update") &&
  runTests("--project", "verify") &&
  run("--import", "tsx", "openapi/print-changes.ts");
if (!done) process.exitCode = 1;
else if (release) keepRelease(release);

/** @param {string} version */
function keepRelease(version) {
  const folder = path.join(root, "contracts/released", version);
  mkdirSync(folder, { recursive: true });
  const pact = path.join(root, "contracts/pacts/parada-panel-taxi-api.json");
  copyFileSync(pact, path.join(folder, "pact.json"));
  copyFileSync(path.join(root, "openapi/taxi-api.yaml"), path.join(folder, "taxi-api.yaml"));
  console.log(`Kept pact and document of the panel's version ${version} in contracts/released`);
}

/** @param {string[]} options */
function runTests(...options) {
  return run("node_modules/vitest/vitest.mjs", "run", ...options);
}

/** @param {string[]} command */
function run(...command) {
  return spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" }).status === 0;
}
