import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

// The copy keeps the contracts of one resource only, so that each run takes seconds.
const copy = mkdtempSync(path.join(tmpdir(), "parada-drift-"));
const sources = ["app", "contracts", "openapi", "sandbox", "tests/services"];
for (const name of [...sources, "package.json", "vitest.config.ts"]) {
  cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
}
for (const name of readdirSync(path.join(copy, "contracts"))) {
  if (name.endsWith(".pact.test.ts") && name !== "service-types.pact.test.ts") {
    rmSync(path.join(copy, "contracts", name));
  }
}
symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));

afterAll(() => rmSync(copy, { recursive: true }));

const consumer = ["--project", "contracts"];
const provider = ["--project", "verify", "contracts/verify.test.ts"];
const document = [
  "--project",
  "verify",
  "contracts/pact-file.test.ts",
  "-t",
  "agrees with the document",
];

describe("the contract between panel, pact, document and sandbox", () => {
  it("holds while none of them changes", () => {
    expect(run(...consumer, "--update")).toBe("passes");
    for (const check of [consumer, provider, document]) expect(run(...check)).toBe("passes");
  });

  it.each([
    {
      changed: "a call of the panel",
      file: "app/api/service-types.server.ts",
      from: "const body = { name, active: isActive };",
      to: "const body = { name, enabled: isActive } as never;",
      check: consumer,
    },
    {
      changed: "the pact",
      file: "contracts/pacts/parada-panel-taxi-api.json",
      from: '"path": "/service_types/"',
      to: '"path": "/service_types"',
      check: consumer,
    },
    {
      changed: "the document",
      file: "openapi/taxi-api.yaml",
      from: "required: [id, name, active]\n      properties:\n        id: { type: integer }\n        name: { type: string }\n        active:",
      to: "required: [id, name, enabled]\n      properties:\n        id: { type: integer }\n        name: { type: string }\n        enabled:",
      check: document,
    },
    {
      changed: "an answer of the sandbox",
      file: "sandbox/company/service-types.ts",
      from: "return { id, name, active };",
      to: "return { id, name, enabled: active } as never;",
      check: provider,
    },
  ])("fails when only $changed changes", ({ file, from, to, check }) => {
    const place = path.join(copy, file);
    const before = readFileSync(place, "utf8");
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(place, after);
    expect(run(...check)).toBe("fails");
    writeFileSync(place, before);
  });
});

function run(...options: string[]): "passes" | "fails" {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(process.execPath, [vitest, "run", ...options], { cwd: copy });
  return status === 0 ? "passes" : "fails";
}
