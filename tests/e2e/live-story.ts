import type { Locator, Page } from "@playwright/test";
import type { Trip } from "../../sandbox/world.ts";
import { startPanel } from "../services/panel.ts";
import { test as base, expect } from "./request-story.ts";

export { expect };

type ForLive = {
  /** Waits until the page has found out by itself; without JavaScript it is loaded again for that. */
  see: (sign: Locator) => Promise<void>;
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

  see: async ({ page, panel, javaScriptEnabled }, use) => {
    await use(async (sign) => {
      if (javaScriptEnabled !== false) return expect(sign).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(sign).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 15_000 });
    });
    // The city has few taxis: they are free again for the next story.
    panel.sandbox.world.clock.step(3 * 3_600_000);
  },
});

export const heading = (page: Page, name: string) => page.getByRole("heading", { name });

export const addressOf = ({ id }: Trip): string => `/?trip=${id}`;
