import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensureInstalled, findInstallReason, findNodeProblem } from "./install.mjs";

describe("findNodeProblem", () => {
  it.each(["20.19.0", "20.20.2", "21.0.0", "22.1.0"])("accepts %s", (version) => {
    expect(findNodeProblem(">=20.19.0", version)).toBeUndefined();
  });

  it.each(["18.20.4", "20.9.0", "20.18.9"])("refuses %s and names what is needed", (version) => {
    expect(findNodeProblem(">=20.19.0", version)).toBe(
      `Parada needs Node >=20.19.0; this is ${version}.`,
    );
  });
});

describe("ensureInstalled", () => {
  let directory: string;
  const file = (...segments: string[]) => path.join(directory, ...segments);

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), "parada-install-"));
    const root = { name: "root", version: "1.0.0", dependencies: { local: "file:local" } };
    const packages = {
      "": root,
      local: { version: "1.0.0" },
      "node_modules/local": { resolved: "local", link: true },
    };
    mkdirSync(file("local"));
    writeFileSync(file("local", "package.json"), '{ "name": "local", "version": "1.0.0" }');
    writeFileSync(file("package.json"), JSON.stringify({ ...root, engines: { node: ">=20.0.0" } }));
    writeFileSync(file("package-lock.json"), JSON.stringify({ lockfileVersion: 3, packages }));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it("installs when there is nothing, then not again until the lock file changes", () => {
    expect(findInstallReason(directory)).toBe("there is no node_modules");

    ensureInstalled(directory);
    expect(existsSync(file("node_modules", "local", "package.json"))).toBe(true);
    expect(findInstallReason(directory)).toBeUndefined();

    appendFileSync(file("package-lock.json"), "\n");
    expect(findInstallReason(directory)).toBe("package-lock.json or the Node version has changed");
  });

  it("installs a package of tools in its own folder, and only when a command asks for it", {
    tags: "full",
  }, () => {
    mkdirSync(file("tools"));
    const tools = { name: "tools", version: "1.0.0", dependencies: { local: "file:../local" } };
    const packages = { "": tools, "../local": { version: "1.0.0" } };
    const links = { "node_modules/local": { resolved: "../local", link: true } };
    writeFileSync(
      file("tools", "package.json"),
      JSON.stringify({ ...tools, engines: { node: ">=20.0.0" } }),
    );
    writeFileSync(
      file("tools", "package-lock.json"),
      JSON.stringify({ lockfileVersion: 3, packages: { ...packages, ...links } }),
    );

    ensureInstalled(directory);
    expect(existsSync(file("tools", "node_modules"))).toBe(false);

    ensureInstalled(file("tools"));
    expect(existsSync(file("tools", "node_modules", "local", "package.json"))).toBe(true);
    expect(findInstallReason(directory)).toBeUndefined();
  });

  it("does not trust packages that it did not install", () => {
    mkdirSync(file("node_modules"));
    expect(findInstallReason(directory)).toBe("node_modules was not installed by this script");
  });
});
