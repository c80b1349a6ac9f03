import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeBuildId } from "./build-id.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "parada-build-id-"));
  vi.stubEnv("SOURCE_COMMIT", undefined);
  // The directory may lie in a repository.
  vi.stubEnv("GIT_CEILING_DIRECTORIES", tmpdir());
  writeFileSync(path.join(root, "package.json"), '{ "version": "1.2.3" }');
  writeFileSync(path.join(root, "server.ts"), "one");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function git(...options: string[]) {
  const author = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"];
  const { status, stdout, stderr } = spawnSync("git", [...author, ...options], {
    cwd: root,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

function readId() {
  writeBuildId(root, { sources: ["server.ts"], hash: "0123456789abcdef" });
  return JSON.parse(readFileSync(path.join(root, "build/build-id.json"), "utf8"));
}

describe("the build's id", () => {
  it("names the version and the commit", () => {
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "one");
    const commit = git("rev-parse", "HEAD");
    expect(readId()).toEqual({ id: `1.2.3+${commit.slice(0, 8)}`, version: "1.2.3", commit });
  });

  it("says that the sources differ from their commit, and ignores other files", () => {
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "one");
    const commit = git("rev-parse", "HEAD").slice(0, 8);
    writeFileSync(path.join(root, "notes.txt"), "two");
    expect(readId().id).toBe(`1.2.3+${commit}`);
    writeFileSync(path.join(root, "server.ts"), "two");
    expect(readId().id).toBe(`1.2.3+${commit}.dirty`);
  });

  it("names the sources where there is no repository", () => {
    expect(readId()).toEqual({ id: "1.2.3+sources.01234567", version: "1.2.3" });
  });

  it("does not name the commit of a repository that only surrounds the sources", () => {
    git("init", "-q");
    git("commit", "-q", "--allow-empty", "-m", "none of it");
    expect(readId().id).toBe("1.2.3+sources.01234567");
  });

  it("names the commit that the environment names", () => {
    const commit = "a2491876".padEnd(40, "0");
    vi.stubEnv("SOURCE_COMMIT", commit);
    expect(readId().id).toBe("1.2.3+a2491876");
    vi.stubEnv("SOURCE_COMMIT", `${commit}-dirty`);
    expect(readId().id).toBe("1.2.3+a2491876.dirty");
  });

  it("is refused where the environment names something else than a commit", () => {
    vi.stubEnv("SOURCE_COMMIT", "main");
    expect(readId).toThrow('SOURCE_COMMIT is "main", not a commit');
  });
});
