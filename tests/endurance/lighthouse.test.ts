import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findChromium } from "../../scripts/system-packages.mjs";
import { findTool } from "../../scripts/tools.mjs";
import { demoLogin } from "../http/demo-login.ts";
import { findFreePort } from "../services/free-port.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";

/** Lighthouse is not among the project's own packages, and so without its types. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: string; onlyCategories: string[]; disableStorageReset: boolean },
) => Promise<
  | {
      lhr: {
        categories: Record<string, { score: number | null }>;
        runtimeError?: object;
        finalDisplayedUrl: string;
      };
    }
  | undefined
>;
const { default: lighthouse }: { default: Lighthouse } = await import(
  pathToFileURL(findTool("lighthouse/core/index.js")).href
);

const HOST = "cantalmar.localhost";
const RUNS = 5;
const least = { accessibility: 100, "best-practices": 95, performance: 95 };

let panel: Panel;
let member: Visitor;
let browser: ChildProcess;
let profile: string;
let port: number;
beforeAll(async () => {
  panel = await startPanel();
  member = createVisitor(panel, HOST);
  await member.logIn(demoLogin(panel, "client"));
  profile = mkdtempSync(path.join(tmpdir(), "parada-lighthouse-"));
  port = await findFreePort();
  browser = spawn(
    findChromium(process.env) ?? "chromium",
    [
      ...["--headless", "--no-sandbox", "--no-first-run", "--disable-gpu"],
      ...["--disable-background-networking", "--disable-component-update"],
      ...[`--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, "about:blank"],
    ],
    // Debian's browser is started by a shell, so it is stopped as a group.
    { stdio: "ignore", detached: true },
  );
  await vi.waitUntil(canTalk, { timeout: 30_000 });
});
afterAll(async () => {
  if (browser.pid) process.kill(-browser.pid);
  await vi.waitUntil(async () => !(await canTalk()), { timeout: 30_000 });
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  await panel.stop();
});

const canTalk = () =>
  fetch(`http://127.0.0.1:${port}/json/version`).then(
    () => true,
    () => false,
  );

/** Makes the browser that of someone who has never been here, or only to log in. */
async function renewBrowser(visitor: Visitor | undefined): Promise<void> {
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = connection.contexts();
  if (!context) throw new Error("The browser has no context");
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const origin = panel.url(HOST, "").replace(/\/$/, "");
  await session.send("Network.clearBrowserCache");
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await context.clearCookies();
  const cookies = [...(visitor?.cookies ?? [])].map(([name, value]) => ({
    name,
    value,
    url: origin,
  }));
  await context.addCookies(cookies);
  await page.close();
  await connection.close();
}

/** Lighthouse simulates a mid-range phone on a slow connection. */
async function measure(screen: string, visitor: Visitor | undefined): Promise<[string, number][]> {
  await renewBrowser(visitor);
  const result = await lighthouse(panel.url(HOST, screen), {
    port,
    logLevel: "silent",
    onlyCategories: Object.keys(least),
    // It would remove the session, too.
    disableStorageReset: true,
  });
  if (!result) throw new Error("Lighthouse has nothing to say");
  const { categories, runtimeError, finalDisplayedUrl } = result.lhr;
  expect(runtimeError).toBeUndefined();
  expect(new URL(finalDisplayedUrl).pathname).toBe(screen);
  return Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]);
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

it.each([
  ["/login", false],
  ["/request", true],
  ["/panel", true],
])("%s meets the Lighthouse budgets", async (screen, isForMembers) => {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(Object.fromEntries(await measure(screen, isForMembers ? member : undefined)));
  }
  for (const [category, score] of Object.entries(least)) {
    const scores = runs.map((run) => run[category] ?? 0);
    expect(middle(scores), `${category}: ${scores}`).toBeGreaterThanOrEqual(score);
  }
});
