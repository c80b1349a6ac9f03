import type { Page } from "@playwright/test";
import type { Trip } from "../../sandbox/world.ts";
import { startPanel } from "../services/panel.ts";
import { test as base, expect } from "./request-story.ts";

export { expect };

type ForLive = {
  /** Steps the clock for the next story, too: the city has few taxis, and this frees them. */
  freeTaxis: undefined;
};

/** Polls often enough to wait for; a page without JavaScript reloads after one second, the minimum. */
export const liveEnv = {
  LIVE_PANEL_SECONDS: "0.5",
  LIVE_FOLLOW_SECONDS: "0.5",
  LIVE_HOTEL_SECONDS: "0.5",
  LIVE_HEARTBEAT_SECONDS: "1",
};

/** A panel of its own with short polls, whose clock a story may step. */
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

  freeTaxis: [
    async ({ panel }, use) => {
      await use(undefined);
      panel.sandbox.world.clock.step(3 * 3_600_000);
    },
    { auto: true },
  ],
});

export const heading = (page: Page, name: string) => page.getByRole("heading", { name });

export const addressOf = ({ id }: Trip): string => `/?trip=${id}`;
