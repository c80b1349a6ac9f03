import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { request } from "undici";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findFreePort } from "../services/free-port.ts";
import { ownEnvironment, type ServiceProcess, startProcess } from "../services/service-process.ts";

const root = path.resolve(import.meta.dirname, "../..");
const BUILD_MS = 60_000;

const tree = mkdtempSync(path.join(tmpdir(), "parada-contributor-"));
let panel: ServiceProcess;
let port: number;

beforeAll(async () => {
  const isMade = /^(node_modules|\.git|build|public\/build|test-results)$/;
  cpSync(root, tree, {
    recursive: true,
    filter: (file) => !isMade.test(path.relative(root, file)),
  });
  symlinkSync(path.join(root, "node_modules"), path.join(tree, "node_modules"));
  port = await findFreePort();
  const env = { ...ownEnvironment(), PORT: `${port}`, HOST: "127.0.0.1" };
  panel = startProcess([process.execPath, "scripts/dev.mjs"], { cwd: tree, env });
});
afterAll(async () => {
  await panel?.stop("SIGINT");
  rmSync(tree, { recursive: true, force: true });
});

it("a contributor who changes a text sees it in the page without a restart", async () => {
  await expectPage("/login", "Log in");
  change("app/routes/login/texts.ts", 'title: "Log in"', 'title: "Come in"');
  await expectPage("/login", "Come in");
});

it("a contributor who makes a mistake sees its message, and continues after mending it", async () => {
  const view = "app/routes/login/view.tsx";
  const good = readFileSync(path.join(tree, view), "utf8");
  writeFileSync(path.join(tree, view), `${good}\nexport const broken = ;\n`);
  await vi.waitFor(() => expect(panel.lines().join("\n")).toMatch(/ERROR.*view\.tsx/s), {
    timeout: BUILD_MS,
    interval: 200,
  });
  writeFileSync(path.join(tree, view), good);
  change("app/routes/login/texts.ts", 'title: "Come in"', 'title: "Welcome"');
  await expectPage("/login", "Welcome");
});

it("a contributor whose code throws at import sees its message, and continues after mending it", async () => {
  const texts = "app/routes/login/texts.ts";
  const good = readFileSync(path.join(tree, texts), "utf8");
  writeFileSync(path.join(tree, texts), `${good}\nthrow new Error("Not finished yet");\n`);
  await vi.waitFor(() => expect(panel.lines().join("\n")).toContain("Error: Not finished yet"), {
    timeout: BUILD_MS,
    interval: 200,
  });
  writeFileSync(path.join(tree, texts), good);
  change(texts, 'title: "Welcome"', 'title: "Hello again"');
  await expectPage("/login", "Hello again");
});

it("a contributor finds each component of the design system on a page of its own", async () => {
  await expectPage("/kit", "Buttons");
});

function change(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(tree, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(path.join(tree, file), text.replace(from, to));
}

async function expectPage(address: string, title: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const headers = { host: "cantalmar.localhost", "accept-language": "en" };
      const answer = await request(`http://127.0.0.1:${port}${address}`, { headers });
      const page = await answer.body.text();
      expect(page.includes(`>${title}<`), panel.lines().slice(-20).join("\n")).toBe(true);
    },
    { timeout: BUILD_MS, interval: 500 },
  );
}
