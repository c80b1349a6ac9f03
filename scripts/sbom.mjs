// npm run sbom: writes the build's software bill of materials, in CycloneDX, to build/sbom.cdx.json. Needs no network.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./build.mjs";

await ensureBuilt();
const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {{ "bom-ref": string, type: string, name: string, version: string, scope?: string }} Component
 * @typedef {{ ref: string, dependsOn: string[] }} Dependency
 * @typedef {{ metadata: { component: Component }, components: Component[], dependencies: Dependency[] }} Sbom
 */

const locked = readJson("package-lock.json").packages;
/** @type {string[]} */
const packages = readJson("build/packages.json");
const bundled = new Set(packages.map((place) => `${toName(place)}@${locked[place].version}`));
writeFileSync(
  path.join(root, "build/sbom.cdx.json"),
  `${JSON.stringify(keepBundled(listPackages()), null, 2)}\n`,
);
console.log(`build/sbom.cdx.json lists ${bundled.size} packages.`);

/**
 * All packages of the lock file, as npm lists them.
 * @returns {Sbom}
 */
function listPackages() {
  const options = ["--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"];
  const { status, stdout, stderr } = spawnSync("npm", ["sbom", ...options], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  return JSON.parse(stdout);
}

/**
 * The build contains packages whose kind of dependency is "dev", and lacks others whose kind is not.
 * @param {Sbom} sbom
 */
function keepBundled({ metadata, components, dependencies, ...rest }) {
  const { id, version } = readJson("build/build-id.json");
  // npm names it after its directory.
  const component = { ...metadata.component, name: "parada", version: id };
  const own = components.filter((each) => bundled.has(each["bom-ref"]));
  if (own.length !== bundled.size) throw new Error("npm sbom does not list all bundled packages");
  const isOwn = (/** @type {string} */ ref) => ref === `parada@${version}` || bundled.has(ref);
  return {
    ...rest,
    metadata: { ...metadata, component },
    components: own.map((each) => ({ ...each, scope: "required" })),
    dependencies: dependencies
      .filter(({ ref }) => isOwn(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isOwn) })),
  };
}

/** @param {string} place */
function toName(place) {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), "utf8"));
}
