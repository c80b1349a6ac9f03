// npm run release: checks that the commit may be released as the version in package.json, and tags it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runGit } from "./build-id.mjs";

/**
 * What keeps the checked-out commit from being a release.
 * @param {string} root
 * @param {string} today as 2026-03-02
 */
export function findObstacles(root, today) {
  const version = readVersion(root);
  const [heading, ...section] = readSection(root, version);
  const { version: locked } = JSON.parse(
    readFileSync(path.join(root, "package-lock.json"), "utf8"),
  );
  return [
    ...(runGit(root, ["status", "--porcelain"]) === ""
      ? []
      : ["There are changes without a commit."]),
    ...(locked === version ? [] : [`package-lock.json has version ${locked}: run npm install.`]),
    ...(heading === `## ${version}, ${today}`
      ? []
      : [
          `CHANGELOG.md needs the heading "## ${version}, ${today}"; it has "${heading ?? "none"}".`,
        ]),
    ...(section.includes("### What operators must do")
      ? []
      : [`CHANGELOG.md does not say what operators must do for ${version}.`]),
    ...(runGit(root, ["tag", "--list", tagOf(version)]) === ""
      ? []
      : [`The tag ${tagOf(version)} exists: raise the version in package.json.`]),
  ];
}

/** @param {string} root */
export function tagRelease(root) {
  const tag = tagOf(readVersion(root));
  runGit(root, ["tag", "--annotate", tag, "--message", tag]);
  return tag;
}

/** @param {string} version */
const tagOf = (version) => `v${version}`;

/** @param {string} root @returns {string} */
function readVersion(root) {
  return JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).version;
}

/**
 * The lines of the changelog about a version.
 * @param {string} root
 * @param {string} version
 */
function readSection(root, version) {
  const sections = readFileSync(path.join(root, "CHANGELOG.md"), "utf8").split(/^(?=## )/m);
  const section = sections.find((text) => text.startsWith(`## ${version},`)) ?? "";
  return section ? section.split("\n") : [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const obstacles = findObstacles(root, new Date().toISOString().slice(0, 10));
  for (const obstacle of obstacles) console.error(obstacle);
  if (obstacles.length > 0) process.exitCode = 1;
  else console.log(`Tagged ${tagRelease(root)}. docs/releases.md says what follows.`);
}
