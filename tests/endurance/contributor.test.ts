import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { request } from "undici";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LARGEST_FIRST_LOAD, measureFirstLoad } from "../../bench/first-load.ts";
import { DEMO_PASSWORD, demoEmail } from "../../sandbox/accounts/seed.ts";
import { brands } from "../../sandbox/brands.ts";
import { findFreePort } from "../services/free-port.ts";
import { ownEnvironment, type ServiceProcess, startProcess } from "../services/service-process.ts";
import { createVisitor } from "../services/visitor.ts";

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

const loginTexts = "locales/en/routes/login.json";

it("npm run dev shows a changed text in the page without a restart", async () => {
  await expectPage("/login", "Log in");
  change(loginTexts, '"title": "Log in"', '"title": "Come in"');
  await expectPage("/login", "Come in");
});

const loginRoute = "app/routes/login/route.tsx";

it.each([
  ["a syntax error", "export const broken = ;", /ERROR.*route\.tsx/s],
  ["a module that throws", 'throw new Error("Not finished yet");', /Error: Not finished yet/],
])(
  "npm run dev reports %s, and shows the page once it is corrected",
  async (mistake, line, report) => {
    const good = readFileSync(path.join(tree, loginRoute), "utf8");
    writeFileSync(path.join(tree, loginRoute), `${good}\n${line}\n`);
    await vi.waitFor(() => expect(panel.lines().join("\n")).toMatch(report), {
      timeout: BUILD_MS,
      interval: 200,
    });
    // One save alone: Remix gives up building when a second one comes while it builds.
    const title = `Corrected ${mistake}`;
    writeFileSync(path.join(tree, loginRoute), good.replace(/<h1>.*<\/h1>/, `<h1>${title}</h1>`));
    await expectPage("/login", title);
  },
);

it("npm run dev shows the design system on a page of its own", async () => {
  await expectPage("/kit", "Buttons");
});

it("npm run dev takes up a change of server code, and keeps sessions over it", async () => {
  const brand = brands[0];
  if (!brand) throw new Error("The sandbox has a brand");
  const visitor = createVisitor({ port }, "cantalmar.localhost");
  await visitor.logIn({ username: demoEmail(brand, "client"), password: DEMO_PASSWORD });
  expect((await visitor.get("/")).status).toBe(200);
  change("app/middleware/security-headers.server.ts", 'action: "deny"', 'action: "sameorigin"');
  await vi.waitFor(
    async () => {
      const { status, headers } = await visitor.get("/");
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
      expect(status).toBe(200);
    },
    { timeout: BUILD_MS, interval: 500 },
  );
});

it("npm run new:screen adds a screen that type-checks, and that npm run dev serves", async () => {
  run("scripts/run.mjs", "scripts/new-screen.ts", "test_only", "room", "everyone");
  await expectPage("/test_only", "Test only");
  run("node_modules/typescript-7/bin/tsc", "--incremental", "false");
});

it("a new screen leaves the first page within its size budget", async () => {
  await panel.stop("SIGINT");
  run("scripts/build.mjs");
  expect(measureFirstLoad(path.join(tree, "public"), "login")).toBeLessThan(LARGEST_FIRST_LOAD);
});

function run(...command: string[]): void {
  execFileSync(process.execPath, command, { cwd: tree, encoding: "utf8" });
}

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
      const lines = panel.lines().filter((line) => !line.includes('"msg":"request"'));
      expect(page.includes(`>${title}<`), lines.slice(-20).join("\n")).toBe(true);
    },
    { timeout: BUILD_MS, interval: 500 },
  );
}
