// npm run contracts: writes the pact anew, then holds it against the document and the sandbox.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

ensureInstalled();
const done = runTests("--project", "contracts", "--update") && runTests("--project", "verify");
if (!done) process.exitCode = 1;

/** @param {string[]} options */
function runTests(...options) {
  const command = ["node_modules/vitest/vitest.mjs", "run", ...options];
  return spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" }).status === 0;
}
