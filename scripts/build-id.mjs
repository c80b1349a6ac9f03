// Part of npm run build: the name of a build, which the log, the metrics, the console and Sentry show.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes build/build-id.json.
 * @param {string} root
 * @param {{ sources: string[], hash: string }} from what the build is made from
 */
export function writeBuildId(root, { sources, hash }) {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const commit = readCommit(process.env.SOURCE_COMMIT) ?? askGit(root, sources);
  mkdirSync(path.join(root, "build"), { recursive: true });
  writeFileSync(
    path.join(root, "build/build-id.json"),
    `${JSON.stringify({ id: toBuildId({ version, commit, hash }), version, commit })}\n`,
  );
}

/**
 * A semantic version whose metadata names the commit, or the sources where there is no commit.
 * @param {{ version: string, commit: string | undefined, hash: string }} of
 */
export function toBuildId({ version, commit, hash }) {
  if (!commit) return `${version}+sources.${hash.slice(0, 8)}`;
  const [name = "", dirty] = commit.split("-");
  return [`${version}+${name.slice(0, 8)}`, ...(dirty ? [dirty] : [])].join(".");
}

/**
 * The commit that the build's environment names, where git cannot be asked, as in an image's build.
 * @param {string | undefined} given
 */
export function readCommit(given) {
  if (!given) return undefined;
  if (/^[0-9a-f]{8,64}(-dirty)?$/.test(given)) return given;
  throw new Error(`SOURCE_COMMIT is "${given}", not a commit: git rev-parse HEAD prints it.`);
}

/**
 * The commit that is checked out, marked if it does not hold the sources as they are.
 * @param {string} root
 * @param {string[]} sources
 */
export function askGit(root, sources) {
  const commit = runGit(root, ["rev-parse", "HEAD"]);
  // A copy of the project inside another repository is no part of its commits.
  if (!commit || runGit(root, ["ls-files", "--error-unmatch", "package.json"]) === undefined)
    return undefined;
  const changes = runGit(root, ["status", "--porcelain", "--", ...sources]);
  return changes === "" ? commit : `${commit}-dirty`;
}

/**
 * What git prints, or undefined where there is no git, or no repository.
 * @param {string} root
 * @param {string[]} options
 */
export function runGit(root, options) {
  const { status, stdout } = spawnSync("git", options, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
