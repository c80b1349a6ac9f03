import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findChromium, findMissingPackages } from "./system-packages.mjs";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "parada-programs-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

function addFile(name: string, mode: number): string {
  const file = path.join(directory, name);
  writeFileSync(file, "#!/bin/sh\n", { mode });
  return file;
}
const addProgram = (name: string) => addFile(name, 0o755);

describe("findMissingPackages", () => {
  const find = (more = {}) => findMissingPackages({ PATH: `/nowhere:${directory}`, ...more });

  it("names what is in none of the directories", () => {
    expect(find()).toEqual(["chromium-headless-shell", "lynx", "redis-server"]);
    addProgram("redis-server");
    expect(find()).toEqual(["chromium-headless-shell", "lynx"]);
    addProgram("lynx");
    addProgram("chromium");
    expect(find()).toEqual([]);
    expect(find({ PATH: undefined })).toEqual(["chromium-headless-shell", "lynx", "redis-server"]);
  });

  it("names a Java where everything is to run, and only there", () => {
    for (const name of ["chromium", "lynx", "redis-server"]) addProgram(name);
    const environment = { PATH: directory };
    expect(findMissingPackages(environment, { full: true })).toEqual(["default-jre-headless"]);
    addProgram("java");
    expect(findMissingPackages(environment, { full: true })).toEqual([]);
  });

  it("does not take just anything of that name for a program", () => {
    addFile("redis-server", 0o644);
    mkdirSync(path.join(directory, "chromium"));
    expect(find()).toEqual(["chromium-headless-shell", "lynx", "redis-server"]);
  });
});

describe("findChromium", () => {
  it.each(["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"])(
    "finds it as %s",
    (name) => {
      const program = addProgram(name);
      expect(findChromium({ PATH: directory })).toBe(program);
    },
  );

  it("prefers the one that is set", () => {
    addProgram("chromium");
    expect(findChromium({ PATH: directory, CHROMIUM_PATH: "/mine" })).toBe("/mine");
  });
});

describe("ensureSystemPackages", () => {
  const module = new URL("system-packages.mjs", import.meta.url).href;
  const program = `import { ensureSystemPackages } from "${module}"; ensureSystemPackages();`;
  // There is no apt-get in this PATH, so that nothing is ever installed here.
  function ensure(environment = {}) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", program],
      {
        encoding: "utf8",
        env: { ...process.env, CHROMIUM_PATH: "", PATH: directory, ...environment },
      },
    );
    return { status, stderr };
  }

  it("is content with what is there", () => {
    addProgram("lynx");
    addProgram("redis-server");
    const browser = addProgram("my-browser");
    expect(ensure({ CHROMIUM_PATH: browser })).toEqual({ status: 0, stderr: "" });
  });

  it("says in one line what to install where it cannot do it", () => {
    expect(ensure()).toEqual({
      status: 1,
      stderr:
        'The tests need chromium-headless-shell, lynx and redis-server: on Debian run "apt-get install chromium-headless-shell lynx redis-server", ' +
        "elsewhere use your own package manager, or set CHROMIUM_PATH to a Chromium or Chrome.\n",
    });
    addProgram("google-chrome");
    addProgram("lynx");
    expect(ensure()).toEqual({
      status: 1,
      stderr:
        'The tests need redis-server: on Debian run "apt-get install redis-server", ' +
        "elsewhere use your own package manager.\n",
    });
  });

  it("says when CHROMIUM_PATH leads nowhere", () => {
    expect(ensure({ CHROMIUM_PATH: "/nowhere" })).toEqual({
      status: 1,
      stderr: "CHROMIUM_PATH is set to /nowhere, which is no program.\n",
    });
  });
});
