import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findObstacles, tagRelease } from "./release.mjs";

const project = path.resolve(import.meta.dirname, "..");
const TODAY = "2026-03-02";
const released = `# Changelog\n\n## 1.2.3, ${TODAY}\n\n### What operators must do\n\nNothing.\n`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "parada-release-"));
  // A tag needs an author.
  for (const kind of ["AUTHOR", "COMMITTER"]) {
    vi.stubEnv(`GIT_${kind}_NAME`, "A");
    vi.stubEnv(`GIT_${kind}_EMAIL`, "a@b.c");
  }
  write("package.json", '{ "version": "1.2.3" }');
  write("package-lock.json", '{ "version": "1.2.3" }');
  write("CHANGELOG.md", released);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "one");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

function git(...options: string[]) {
  const { status, stdout, stderr } = spawnSync("git", options, { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

function change(file: string, text: string) {
  write(file, text);
  git("commit", "-qam", "another");
}

describe("npm run release", () => {
  it("tags a commit that is ready", () => {
    expect(findObstacles(root, TODAY)).toEqual([]);
    expect(tagRelease(root)).toBe("v1.2.3");
    expect(git("rev-list", "-n1", "v1.2.3")).toBe(git("rev-parse", "HEAD"));
  });

  it("refuses a version that has a tag", () => {
    tagRelease(root);
    expect(findObstacles(root, TODAY)).toEqual([
      "The tag v1.2.3 exists: raise the version in package.json.",
    ]);
  });

  it("refuses changes without a commit", () => {
    write("server.ts", "two");
    expect(findObstacles(root, TODAY)).toEqual(["There are changes without a commit."]);
  });

  it.each([
    [
      "no date",
      released.replace(TODAY, "not yet released"),
      `CHANGELOG.md needs the heading "## 1.2.3, ${TODAY}"; it has "## 1.2.3, not yet released".`,
    ],
    [
      "nothing for operators",
      released.replace("### What operators must do", ""),
      "CHANGELOG.md does not say what operators must do for 1.2.3.",
    ],
  ])("refuses a changelog with %s", (_, changelog, complaint) => {
    change("CHANGELOG.md", changelog);
    expect(findObstacles(root, TODAY)).toEqual([complaint]);
  });

  it("refuses a lock file of another version", () => {
    change("package-lock.json", '{ "version": "1.2.2" }');
    expect(findObstacles(root, TODAY)).toEqual([
      "package-lock.json has version 1.2.2: run npm install.",
    ]);
  });
});

it("the changelog says of each version what operators must do", () => {
  const changelog = readFileSync(path.join(project, "CHANGELOG.md"), "utf8");
  const [, ...versions] = changelog.split(/^## /m);
  expect(versions).not.toEqual([]);
  for (const version of versions) {
    expect(version).toMatch(/^\d+\.\d+\.\d+, (not yet released|\d{4}-\d\d-\d\d)\n/);
    expect(version).toMatch(/^### What operators must do\n\n\S/m);
  }
});

it("npm run image gives the engine the version, the commit, its time and the base", () => {
  const programs = path.join(root, "programs");
  mkdirSync(programs);
  const engine = path.join(programs, "engine");
  writeFileSync(engine, '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(engine, 0o755);
  const commit = git("rev-parse", "HEAD");
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(project, "scripts/image.mjs"), "--tag", "parada:x"],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        CONTAINER_ENGINE: engine,
        NODE_IMAGE: "node@sha256:00",
        SOURCE_COMMIT: commit,
      },
    },
  );
  const lines = stdout.trim().split("\n");
  expect(lines[0]).toBe("build");
  expect(lines).toContain(`SOURCE_COMMIT=${commit}`);
  expect(lines).toContain("NODE_IMAGE=node@sha256:00");
  expect(lines.find((line) => line.startsWith("VERSION="))).toMatch(/^VERSION=\d+\.\d+\.\d+$/);
  expect(lines.slice(-3)).toEqual(["--tag", "parada:x", "."]);
});
