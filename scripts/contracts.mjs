// npm run contracts: rewrites the pact, then checks it against the document, the sandbox and the agreed document.
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { agree } = parseArgs({ options: { agree: { type: "boolean" } } }).values;

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

/** @param {string[]} options */
function runTests(...options) {
  return run("node_modules/vitest/vitest.mjs", "run", ...options);
}

/** @param {string[]} command */
function run(...command) {
  return spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" }).status === 0;
}
