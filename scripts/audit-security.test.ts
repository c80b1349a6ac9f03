import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { reviewLock, reviewRepository } from "./audit-security.mjs";

const sum = `sha512-${"A".repeat(86)}==`;
const good = { version: "1.0.0", integrity: sum, license: "MIT" };

const review = (name: string, locked: object) =>
  reviewLock({ packages: { "": {}, [`node_modules/${name}`]: { ...good, ...locked } } }).problems;

describe("what the lock file lets in", () => {
  it.each(["..", "tools"])("is as it was looked at in %s", (folder) => {
    const found = reviewRepository(fileURLToPath(new URL(folder, import.meta.url)));
    expect(found.problems).toEqual([]);
    expect(found.packages).toBeGreaterThan(500);
    // Programs for other machines, for which npm has noted no sum here.
    expect(found.notes.filter((note) => !/^@(biomejs\/cli|rollup\/rollup)-/.test(note))).toEqual(
      [],
    );
  });

  it.each([
    ["a package without a sum", { integrity: undefined }],
    ["a sum that is too weak", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }],
    ["a package from elsewhere", { resolved: "https://evil.example/a.tgz" }],
    ["a package from a repository", { resolved: "git+ssh://git@github.com/a/b.git#c" }],
    ["a package without encryption", { resolved: "http://registry.npmjs.org/a/-/a-1.tgz" }],
    ["a program that runs when it is installed", { hasInstallScript: true }],
    ["a licence that asks for more", { license: "AGPL-3.0-only" }],
    ["a licence of which a part asks for more", { license: "(MIT AND GPL-3.0)" }],
    ["no licence", { license: undefined }],
  ])("is not %s", (_, locked) => expect(review("a", locked)).toHaveLength(1));

  it("is a good package, one of two licences, and a tool that is not shipped", () => {
    expect(review("a", {})).toEqual([]);
    expect(review("a", { resolved: "https://registry.npmjs.org/a/-/a-1.tgz" })).toEqual([]);
    expect(review("a", { license: "(GPL-3.0 OR MIT)" })).toEqual([]);
    expect(review("a", { license: "MPL-2.0", dev: true })).toEqual([]);
    expect(review("esbuild", { hasInstallScript: true })).toEqual([]);
  });
});
