// Installs the packages when, and only when, node_modules is not what package-lock.json asks for.
// Plain Node: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

// Not import.meta.dirname: an old Node lacks it, and must get far enough to be told that it is old.
const root = fileURLToPath(new URL("..", import.meta.url));

const installEnvironment = {
  SENTRYCLI_SKIP_DOWNLOAD: "1",
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  PACT_DO_NOT_TRACK: "true",
};

/** Makes node_modules match the lock file, or ends the process with one line that says why not. */
export function ensureInstalled(directory = root) {
  const tooOld = findNodeProblem(readEngine(directory), process.versions.node);
  if (tooOld) stop(tooOld);

  const reason = findInstallReason(directory);
  if (!reason) return;

  const where = path.relative(root, directory);
  console.error(`Installing packages${where && ` of ${where}`} (npm ci): ${reason}.`);
  // --include=dev: npm leaves devDependencies out when NODE_ENV is production.
  // npm's own output goes to stderr, so that a program's stdout stays its own.
  const { status } = spawnSync("npm", ["ci", "--include=dev"], {
    cwd: directory,
    env: { ...process.env, ...installEnvironment },
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) stop("Packages could not be installed: npm ci failed, see its message above.");
  writeFileSync(stampPath(directory), fingerprint(directory));
}

/**
 * Why the packages must be installed, or undefined when they need not be.
 * @param {string} directory
 */
export function findInstallReason(directory) {
  if (!existsSync(path.join(directory, "node_modules"))) return "there is no node_modules";
  if (!existsSync(stampPath(directory))) return "node_modules was not installed by this script";
  const stamp = readFileSync(stampPath(directory), "utf8");
  if (stamp !== fingerprint(directory)) return "package-lock.json or the Node version has changed";
}

/**
 * What is wrong with this Node, or undefined when it will do.
 * @param {string} engine the range in package.json, always of the form ">=20.19.0"
 * @param {string} version
 */
export function findNodeProblem(engine, version) {
  const needed = engine.replace(">=", "").split(".").map(Number);
  const present = version.split(".").map(Number);
  const firstDifference = needed.findIndex((part, index) => part !== present[index]);
  const isOlder =
    firstDifference >= 0 && Number(needed[firstDifference]) > Number(present[firstDifference]);
  if (isOlder) return `Parada needs Node ${engine}; this is ${version}.`;
}

/** @param {string} directory */
function readEngine(directory) {
  return JSON.parse(readFileSync(path.join(directory, "package.json"), "utf8")).engines.node;
}

/** @param {string} directory */
function stampPath(directory) {
  return path.join(directory, "node_modules", ".installed-from");
}

/** @param {string} directory */
function fingerprint(directory) {
  return createHash("sha256")
    .update(readFileSync(path.join(directory, "package-lock.json")))
    .update(`node ${process.versions.node.split(".")[0]}`)
    .digest("hex");
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
