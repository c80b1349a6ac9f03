import type { Page } from "@playwright/test";
import type { Trip } from "../../sandbox/world.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { test as base, expect } from "./request-story.ts";

export { expect };

type ForLive = {
  /** Nobody waits for fifteen seconds: a page that loads itself again does so after one. */
  quickRefresh: undefined;
  /** Makes time pass for the next story, too: the city has few taxis, which are free again. */
  freeTaxis: undefined;
};

/** Rounds short enough to wait for. */
export const liveEnv = {
  LIVE_PANEL_SECONDS: "0.5",
  LIVE_FOLLOW_SECONDS: "0.5",
  LIVE_HEARTBEAT_SECONDS: "1",
};

/** A panel of its own, whose clock may be stepped and whose rounds are short. */
export const test = base.extend<ForLive>({
  panel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const panel = await startPanel({ env: liveEnv });
      await use(panel);
      await panel.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  quickRefresh: [
    async ({ page, panel, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) return use(undefined);
      await hurryRefreshes(page, panel);
      await use(undefined);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],

  freeTaxis: [
    async ({ panel }, use) => {
      await use(undefined);
      panel.sandbox.world.clock.step(3 * 3_600_000);
    },
    { auto: true },
  ],
});

/** Everything is as the panel sends it, but for the seconds after which a page is to be loaded again. */
export async function hurryRefreshes(page: Page, { port }: Pick<Panel, "port">): Promise<void> {
  await page.route(
    (url) => url.port === `${port}`,
    async (route, request) => {
      if (request.resourceType() !== "document") return route.fallback();
      const { host, pathname, search } = new URL(request.url());
      const answer = await route.fetch({
        // Only a browser finds these hosts.
        url: `http://127.0.0.1:${port}${pathname}${search}`,
        headers: { ...(await request.allHeaders()), host },
        maxRedirects: 0,
      });
      const html = await answer.text();
      const hurried = html.replace(/(http-equiv="refresh" content=")\d+"/, '$11"');
      await route.fulfill({ response: answer, body: hurried });
    },
  );
}

export const heading = (page: Page, name: string) => page.getByRole("heading", { name });

export const addressOf = ({ id }: Trip): string => `/?trip=${id}`;
