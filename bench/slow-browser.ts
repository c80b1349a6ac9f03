import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import config from "../playwright.config.ts";
import type { DemoKind } from "../sandbox/accounts/seed.ts";
import { demoLogin } from "../tests/http/demo-login.ts";
import type { Panel } from "../tests/services/panel.ts";
import { createVisitor, type Visitor } from "../tests/services/visitor.ts";

/** A slow mobile network, and a processor a quarter as fast as this one. */
const network = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4 };
const slowdown = 4;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: config.use?.launchOptions?.executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
}

/** A page with a slow processor, and with a slow network if asked for. */
export async function openSlowPage(context: BrowserContext, { hasSlowNetwork = false } = {}) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (hasSlowNetwork) await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, session };
}

export const waitForScripts = (page: Page) => page.waitForFunction(() => "__remixRouter" in window);

export async function logInAs(panel: Panel, host: string, kind: DemoKind): Promise<Visitor> {
  const visitor = createVisitor(panel, host);
  await visitor.logIn(demoLogin(panel, kind));
  return visitor;
}

export const toCookies = ({ cookies }: Visitor, url: string) =>
  [...cookies].map(([name, value]) => ({ name, value, url }));
