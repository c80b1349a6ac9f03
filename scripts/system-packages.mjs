// Installs the programs that the tests need and npm does not have, where that is possible.
// Plain Node, like all that runs before the tests.
import { spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

/** @typedef {Record<string, string | undefined>} Environment */

const chromiums = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** What a full run can do without: a program, with the packages that bring it. */
const wishesOfFullRun = {
  caddy: ["caddy"],
  promtool: ["prometheus"],
  "docker-compose": ["docker-compose"],
  go: ["golang-go"],
  php: ["php-cli"],
  javac: ["default-jdk-headless", "libjackson2-databind-java"],
};

/** Debian starts a server as soon as it is installed, unless a policy forbids it: the tests start their own. */
const installScript = `
set -eu
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 1' HUP INT TERM
  printf '#!/bin/sh\\nexit 101\\n' >"$policy"
  chmod 755 "$policy"
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=120 "$@"
`;

/**
 * Installs Chromium, Lynx and Redis, and for a full run also Java, which the HTML checker needs. Where
 * that fails, it ends the process with one line that says what is missing. A full run also uses Caddy, Prometheus,
 * docker-compose, and the languages of the snippets for an API's makers, and can do without them.
 * @param {{ full?: boolean | undefined }} [options]
 */
export function ensureSystemPackages({ full = false } = {}) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !isProgram(CHROMIUM_PATH)) {
    stop(`CHROMIUM_PATH is set to ${CHROMIUM_PATH}, which is no program.`);
  }
  const wishes = full ? wishesOfFullRun : {};
  const wished = Object.entries(wishes).flatMap(([program, packages]) =>
    findProgram(program, process.env) ? [] : packages,
  );
  const missing = [...findMissingPackages(process.env, { full }), ...wished];
  if (missing.length > 0) install(missing);

  const stillMissing = findMissingPackages(process.env, { full });
  if (stillMissing.length > 0) stop(explain(stillMissing));
}

/**
 * The Debian packages whose programs are not there.
 * @param {Environment} environment
 * @param {{ full?: boolean | undefined }} [options]
 */
export function findMissingPackages(environment, { full } = {}) {
  return [
    ...(findChromium(environment) ? [] : ["chromium-headless-shell"]),
    ...["lynx", "redis-server"].filter((name) => !findProgram(name, environment)),
    ...(full && !findProgram("java", environment) ? ["default-jre-headless"] : []),
  ];
}

/**
 * Where the browser is that the tests drive. The one without a window to draw is the quickest by far.
 * @param {Environment} environment
 */
export function findChromium(environment) {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH;
  for (const name of chromiums) {
    const program = findProgram(name, environment);
    if (program) return program;
  }
}

/** @param {string[]} packages */
function install(packages) {
  const asRoot = findWayToRoot();
  if (!asRoot || !findProgram("apt-get", process.env)) return;
  console.error(`Installing system packages (apt-get): ${packages.join(", ")}.`);
  const [command = "", ...rest] = [...asRoot, "sh", "-c", installScript, "sh", ...packages];
  // Everything goes to stderr, so that a program's stdout stays its own.
  spawnSync(command, rest, { cwd: "/", stdio: ["ignore", 2, 2] });
}

/** What to put before a command to run it as root, or undefined when we may not. */
function findWayToRoot() {
  if (process.getuid?.() === 0) return [];
  const mayUseSudo = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  if (mayUseSudo) return ["sudo", "-n"];
}

/** @param {string[]} packages */
function explain(packages) {
  const elsewhere = packages.includes("chromium-headless-shell")
    ? ", or set CHROMIUM_PATH to a Chromium or Chrome"
    : "";
  const names = new Intl.ListFormat("en-GB").format(packages);
  return (
    `The tests need ${names}: on Debian run "apt-get install ${packages.join(" ")}", ` +
    `elsewhere use your own package manager${elsewhere}.`
  );
}

/**
 * @param {string} name
 * @param {Environment} environment
 */
export function findProgram(name, environment) {
  const directories = (environment.PATH ?? "").split(path.delimiter).filter(Boolean);
  return directories.map((directory) => path.join(directory, name)).find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
