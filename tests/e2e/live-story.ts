import type { Page } from "@playwright/test";
import type { Trip } from "../../sandbox/world.ts";
import { endTrips } from "../services/trips.ts";
import { test as base, expect } from "./request-story.ts";

export { expect };

type ForLive = {
  /** Ends what the story ordered: the city has few taxis, and the clock stays at today for the next one. */
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
  settings: liveEnv,

  freeTaxis: [
    async ({ panel }, use) => {
      await use(undefined);
      endTrips(panel.sandbox.world);
    },
    { auto: true },
  ],
});

export const heading = (page: Page, name: string) => page.getByRole("heading", { name });

export const addressOf = ({ id }: Trip): string => `/?trip=${id}`;
