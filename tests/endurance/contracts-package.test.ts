import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../../contracts/run-program.ts";
import { startVerifiedSandbox } from "../../contracts/verify/verified-sandbox.ts";

/** Without Pact's own verifier. */
const MOST_MEGABYTES = 20;

const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "parada-package-"));
const { sandbox, states, close } = await startVerifiedSandbox();

/** The commands of the README, as its readers type them. */
const [install = "", verify = ""] = readSteps();

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/contracts-package.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
}, 60_000);

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

describe("the package for the makers of an API", () => {
  it("is installed into an empty folder, as the README says", async () => {
    const { code, output } = await run(install.replace("./", `${root}/build/`));
    expect(code, output).toBe(0);
    const installed = path.join(folder, "node_modules");
    const all = sizeOf(installed);
    const verifier = sizeOf(path.join(installed, "@pact-foundation"));
    expect((all - verifier) / 1024 ** 2).toBeLessThan(MOST_MEGABYTES);
  }, 120_000);

  it("verifies the sandbox there", async () => {
    const command = verify
      .replace("https://api.example.test", sandbox.origin)
      .replace("http://localhost:9100/", states.url);
    // verify.test.ts verifies it whole, and the image's test does so with this package.
    const { code, output } = await run(`${command} --report report --only "employee|login"`);
    expect(output).toMatch(/\d+ interactions with \d+ operations, 0 broken$/m);
    expect(code).toBe(0);
    expect(readdirSync(path.join(folder, "report")).sort()).toEqual([
      "junit.xml",
      "report.html",
      "verification.json",
    ]);
  }, 120_000);

  it.each([
    ["states", 0, "a user is logged in { kind: "],
    ["changes node_modules/parada-contracts/dist/contracts/taxi-api.yaml", 0, "0 changes"],
    ["can-release --api-version 1 --live 1.0.0 --results .", 2, "There is no folder"],
    ["verify --help", 0, "Usage: parada-contracts verify"],
    ["help", 0, "Usage: parada-contracts <command>"],
    ["fly", 2, "Usage: parada-contracts <command>"],
  ])("has the command %s", async (command, code, words) => {
    const result = await run(`npx parada-contracts ${command}`);
    expect(result.output).toContain(words);
    expect(result.code).toBe(code);
  });
});

function readSteps(): string[] {
  const readme = readFileSync(path.join(root, "contracts/README.md"), "utf8");
  const [, steps = ""] = /## Verify your API\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  return steps.trim().split("\n");
}

function run(command: string) {
  return runProgram(["sh", "-c", command], {
    cwd: folder,
    // npm takes its packages from the cache that the installation of this repository has filled.
    env: { npm_config_prefer_offline: "true", npm_config_audit: "false" },
  });
}

function sizeOf(place: string): number {
  const entries = readdirSync(place, { recursive: true, encoding: "utf8", withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
