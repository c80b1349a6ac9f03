import type { Page } from "@playwright/test";
import { texts as freshnessTexts } from "../../app/features/trips/freshness-texts.ts";
import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { orderTaxi, waitForStatus } from "../services/trips.ts";
import { expect, test } from "./live-story.ts";
import { languages, waitForHydration } from "./story.ts";

type Alerts = {
  /** How often the page has asked for the permission. */
  asked: number;
  /** The notifications that the browser shows outside the page. */
  notices: { title: string; body: string }[];
  /** How often the page has played a sound. */
  sounds: number;
};

declare global {
  interface Window {
    alerts: Alerts;
  }
}

type Leave = "granted" | "denied";

/** A browser that records notifications and sounds; it keeps its permission, and plays no sound before the user has pressed something. */
async function standIn(page: Page, answer: Leave): Promise<void> {
  await page.addInitScript((answer) => {
    const alerts: Alerts = { asked: 0, notices: [], sounds: 0 };
    window.alerts = alerts;
    const leave = () => (localStorage.getItem("leave") ?? "default") as NotificationPermission;
    class StandInNotification {
      static get permission() {
        return leave();
      }
      static async requestPermission() {
        alerts.asked += 1;
        localStorage.setItem("leave", answer);
        return answer;
      }
      constructor(title: string, { body = "" }: NotificationOptions = {}) {
        if (leave() === "granted") alerts.notices.push({ title, body });
      }
    }
    let isPressed = false;
    addEventListener("pointerdown", () => (isPressed = true), { capture: true });
    class StandInAudio {
      state = isPressed ? "running" : "suspended";
      currentTime = 0;
      destination = {};
      waiting: (() => void)[] = [];
      resume() {
        if (isPressed) this.state = "running";
        // A sound that is not allowed yet plays as soon as the user presses something.
        if (isPressed) for (const play of this.waiting.splice(0)) play();
        return isPressed ? Promise.resolve() : new Promise<void>(() => {});
      }
      createGain() {
        let volume = 1;
        const gain = {
          setValueAtTime: (value: number) => {
            volume = value;
          },
          linearRampToValueAtTime: () => {},
        };
        return { gain, connect: (to: unknown) => to, volume: () => volume };
      }
      createOscillator() {
        let volume = () => 1;
        const play = () => {
          if (volume() > 0) alerts.sounds += 1;
        };
        return {
          frequency: { value: 0 },
          connect: (to: { volume: () => number }) => {
            volume = to.volume;
            return to;
          },
          start: () => (this.state === "running" ? play() : this.waiting.push(play)),
          stop: () => {},
        };
      }
    }
    Object.assign(window, { Notification: StandInNotification, AudioContext: StandInAudio });
  }, answer);
}

const lookAway = (page: Page, isAway: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isAway ? "hidden" : "visible",
  );

const alertsOf = (page: Page) => page.evaluate(() => window.alerts);

for (const language of languages) {
  const tag = language === "es" ? "@js" : "@matrix";
  test.describe(`in the language "${language}"`, { tag }, () => {
    test.use({ language });

    test("a user who switches the alerts on is alerted, also after coming back", async ({
      page,
      url,
      panel,
      enter,
      words,
    }) => {
      const t = words(statusTexts);
      await standIn(page, "granted");
      const trip = await orderTaxi(panel, await enter());
      await page.goto(url("/panel"));
      const title = await page.title();
      const alertMe = page.getByRole("checkbox", { name: words(freshnessTexts)("alert_me") });
      await expect(alertMe).not.toBeChecked();
      expect(await alertsOf(page)).toEqual({ asked: 0, notices: [], sounds: 0 });
      await alertMe.click();
      await expect(alertMe).toBeChecked();
      expect(await alertsOf(page)).toEqual({ asked: 1, notices: [], sounds: 0 });

      // A user who is looking at the page hears the sound and needs no notification.
      waitForStatus(panel, trip, 3);
      await expect.poll(() => alertsOf(page)).toEqual({ asked: 1, notices: [], sounds: 1 });
      await lookAway(page, true);
      waitForStatus(panel, trip, 10);
      const notice = { title, body: `Lucía Ferrer: ${t("waiting")}` };
      await expect.poll(() => alertsOf(page)).toEqual({ asked: 1, notices: [notice], sounds: 2 });
      await expect(page).toHaveTitle(`(1) ${title}`);

      // The page remembers the answer, and does not ask again.
      await page.reload();
      await waitForHydration(page);
      await expect(alertMe).toBeChecked();
      await lookAway(page, true);
      waitForStatus(panel, trip, 7);
      const next = { title, body: `Lucía Ferrer: ${t("riding")}` };
      await expect.poll(async () => (await alertsOf(page)).notices).toEqual([next]);
      // A page may not play a sound before the user has pressed something on it, and must not play it late.
      await lookAway(page, false);
      await page.getByRole("heading", { level: 1 }).click();
      expect(await alertsOf(page)).toEqual({ asked: 0, notices: [next], sounds: 0 });
      waitForStatus(panel, trip, 8);
      await expect.poll(async () => (await alertsOf(page)).sounds).toBe(1);

      await alertMe.click();
      await expect(alertMe).not.toBeChecked();
      await page.reload();
      await waitForHydration(page);
      await expect(alertMe).not.toBeChecked();
    });

    test("a user who denies notifications hears the sound, and the page says so", async ({
      page,
      url,
      panel,
      enter,
      words,
    }) => {
      const t = words(freshnessTexts);
      await standIn(page, "denied");
      const trip = await orderTaxi(panel, await enter());
      await page.goto(url("/panel"));
      await expect(page.getByText(t("no_notifications"))).toBeHidden();
      await page.getByRole("checkbox", { name: t("alert_me") }).click();
      await expect(page.getByText(t("no_notifications"))).toBeVisible();
      await lookAway(page, true);
      waitForStatus(panel, trip, 3);
      await expect.poll(() => alertsOf(page)).toEqual({ asked: 1, notices: [], sounds: 1 });
    });
  });
}

test("one of several tabs plays the sound @js", async ({
  page,
  context,
  url,
  panel,
  enter,
  words,
}) => {
  const t = words(statusTexts);
  const trip = await orderTaxi(panel, await enter());
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await standIn(tab, "granted");
    await tab.goto(url("/panel"));
  }
  const name = words(freshnessTexts)("alert_me");
  await page.getByRole("checkbox", { name }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole("checkbox", { name })).toBeChecked();
    await tab.getByRole("heading", { level: 1 }).click();
  }
  const soundsOf = async (tab: Page) => (await alertsOf(tab)).sounds;
  const sum = async () => (await Promise.all(tabs.map(soundsOf))).reduce((one, all) => one + all);
  // If the first round plays one sound too many, the second round shows it at the latest.
  for (const [sounds, status, text] of [
    [1, 3, "coming"],
    [2, 10, "waiting"],
  ] as const) {
    waitForStatus(panel, trip, status);
    for (const tab of tabs) {
      await expect(tab.getByRole("status").filter({ hasText: t(text) })).toHaveCount(1);
    }
    await expect.poll(sum).toBe(sounds);
  }
});

test("a user who has not switched the alerts on gets none @js", async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const t = words(statusTexts);
  await standIn(page, "granted");
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url("/panel"));
  await waitForHydration(page);
  await lookAway(page, true);
  waitForStatus(panel, trip, 3);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByRole("status").filter({ hasText: t("coming") })).toHaveCount(1);
  expect(await alertsOf(page)).toEqual({ asked: 0, notices: [], sounds: 0 });
});
