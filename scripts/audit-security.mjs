// npm run audit:security: audits the packages of the lock files. Plain Node, without network.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, license?: string, dev?: boolean,
 *   optional?: boolean, link?: boolean, inBundle?: boolean, hasInstallScript?: boolean, os?: string[], cpu?: string[] }} Locked
 * @typedef {{ packages: Record<string, Locked> }} LockFile
 * @typedef {{ packages: number, shipped: number, licences: Map<string, number>, problems: string[], notes: string[] }} Review
 */

/** The allowed origin of packages; without one in the lock file npm uses its configured registry. */
const registries = ["registry.npmjs.org"];

/** Licences that allow use, change and sale of the shipped code. */
const shippable = [
  ...["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Unlicense", "CC0-1.0"],
  ...["BlueOak-1.0.0", "Python-2.0"],
];

/** Packages with another licence, and the reason for the exception. */
const exceptions = [
  // MIT, says the LICENSE file beside it.
  /^png-js$/,
  // Sentry's own tool, which uploads source maps and which no panel runs: free for all but Sentry's rivals.
  /^@sentry\/cli(-|$)/,
];

/** Programs that run while packages are installed, and what they do. None is needed: npm may be told --ignore-scripts. */
const installers = [
  // Tests its binary, and downloads another if it does not run.
  "esbuild",
  // Downloads a program, unless SENTRYCLI_SKIP_DOWNLOAD is set, as scripts/install.mjs does.
  "@sentry/cli",
];

/**
 * @param {LockFile} lock
 * @param {(place: string) => string | undefined} licenceAt what the package itself says, where the lock file is silent
 * @param {Review} review to which the findings are added
 * @returns {Review}
 */
export function reviewLock(lock, licenceAt = () => undefined, review = emptyReview()) {
  for (const [place, locked] of Object.entries(lock.packages)) {
    if (place === "" || locked.link) continue;
    reviewPackage(place, locked, locked.license ?? licenceAt(place), review);
  }
  return review;
}

/** @returns {Review} */
const emptyReview = () => ({
  ...{ packages: 0, shipped: 0, licences: new Map() },
  ...{ problems: [], notes: [] },
});

/** @param {string} place @param {Locked} locked @param {string | undefined} licence @param {Review} review */
function reviewPackage(place, locked, licence, review) {
  const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
  const what = `${name} ${locked.version ?? "without a version"}`;
  review.packages += 1;
  review.licences.set(licence ?? "unknown", (review.licences.get(licence ?? "unknown") ?? 0) + 1);
  if (!locked.dev) review.shipped += 1;

  const isForOthers = locked.optional === true && (locked.os ?? locked.cpu) !== undefined;
  if (!/^sha512-[\w+/]{86}==$/.test(locked.integrity ?? "") && !locked.inBundle) {
    if (isForOthers) review.notes.push(`${what}: no sum, so only its registry vouches for it`);
    else review.problems.push(`${what}: no sha512 sum`);
  }
  if (locked.resolved !== undefined && !isFromRegistry(locked.resolved)) {
    review.problems.push(`${what}: comes from ${locked.resolved}`);
  }
  if (locked.hasInstallScript && !installers.includes(name)) {
    review.problems.push(`${what}: runs a program when it is installed`);
  }
  const isShippable = isAllowed(licence) || exceptions.some((exception) => exception.test(name));
  if (!locked.dev && !isForOthers && !isShippable) {
    review.problems.push(`${what}: its licence is ${licence ?? "unknown"}`);
  }
}

/** @param {string} address */
function isFromRegistry(address) {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === "https:" && registries.includes(host);
}

/** `(MIT OR X)` where one will do, `(MIT AND X)` where all must. @param {string | undefined} licence */
function isAllowed(licence) {
  const alternatives = (licence ?? "").replaceAll(/[()]/g, "").split(" OR ");
  return alternatives.some((each) => each.split(" AND ").every((part) => shippable.includes(part)));
}

/** @param {string} root @param {string} place */
function readLicence(root, place) {
  try {
    const { license } = JSON.parse(readFileSync(path.join(root, place, "package.json"), "utf8"));
    return typeof license === "string" ? license : license?.type;
  } catch {
    return undefined;
  }
}

/** @param {string} root @param {Review} [review] */
export function reviewRepository(root, review) {
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  return reviewLock(lock, (place) => readLicence(root, place), review);
}

function main() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const review = reviewRepository(path.join(root, "scripts/tools"), reviewRepository(root));
  const { packages, shipped, licences, problems, notes } = review;
  console.log(`${packages} packages, ${shipped} of them needed to run the panel`);
  for (const [licence, count] of [...licences].sort(([, a], [, b]) => b - a)) {
    console.log(`  ${String(count).padStart(4)}  ${licence}`);
  }
  for (const note of notes) console.log(`note: ${note}`);
  for (const problem of problems) console.error(`problem: ${problem}`);
  console.log("Known weaknesses are asked for over the net: npm audit --omit=dev");
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
