import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { texts as freshnessTexts } from "../../app/features/trips/freshness-texts.ts";
import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { startPanel } from "../services/panel.ts";
import { orderTaxi, waitForStatus } from "../services/trips.ts";
import { addressOf, expect, heading, liveEnv, test } from "./live-story.ts";
import { hostOf, waitForHydration } from "./story.ts";

test("the page of a trip follows it all the way", { tag: "@full" }, async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const account = await enter();
  const t = words(statusTexts);
  const trip = await orderTaxi(panel, account);
  await page.goto(url(addressOf(trip)));
  await expect(heading(page, t("searching"))).toBeVisible();
  const way = [
    [3, "coming"],
    [10, "waiting"],
    [7, "riding"],
    [8, "completed"],
  ] as const;
  for (const [status, text] of way) {
    waitForStatus(panel, trip, status);
    await expect(heading(page, t(text))).toBeVisible();
  }
  // The page has nothing more to poll for.
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
});

test("the page shows the age of its data and that the connection is down, and recovers by itself @js", async ({
  page,
  url,
  panel,
  brand,
  enter,
  words,
}) => {
  const trip = await orderTaxi(panel, await enter());
  const t = words(freshnessTexts);
  await page.goto(url(addressOf(trip)));
  await waitForHydration(page);
  await expect(page.getByText(t("updated", { age: t("just_now") }))).toBeVisible();
  await panel.sandbox.goDown();
  await expect(page.getByText(t("stale"))).toBeVisible();
  const call = page.getByRole("main").locator(`a[href="tel:${brand.phone}"]`);
  await expect(call.last()).toBeVisible();
  waitForStatus(panel, trip, 3);
  await panel.sandbox.comeBack();
  await expect(page.getByText(t("stale"))).toBeHidden();
  await expect(heading(page, words(statusTexts)("coming"))).toBeVisible();
});

test("the age of the data grows, and is right on a clock that is wrong @js", {
  tag: "@full",
}, async ({ page, context, url, panel, enter, words }) => {
  const t = words(freshnessTexts);
  await page.clock.install({ time: Date.now() + 3_600_000 });
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(addressOf(trip)));
  await waitForHydration(page);
  // The page gets its own updates, and with them the panel's time, from its stream.
  waitForStatus(panel, trip, 3);
  await expect(heading(page, words(statusTexts)("coming"))).toBeVisible();
  await expect(page.getByText(t("updated", { age: t("just_now") }))).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward(42_000);
  // The taxi's position has an age too.
  const [lastUpdate] = t("still", { age: "|" }).split("|");
  // A second or two may have passed meanwhile.
  const seconds = t("seconds_ago", { count: 4 }).replace("4", "4\\d");
  await expect(page.getByText(new RegExp(`${lastUpdate}${seconds}`))).toBeVisible();
  await page.clock.fastForward(180_000);
  await expect(page.getByText(`${lastUpdate}${t("minutes_ago", { count: 3 })}`)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("updated", { age: t("just_now") }))).toBeVisible();
});

test("a page that failed to load reloads by itself", { tag: "@full" }, async ({
  page,
  url,
  panel,
  enter,
  words,
  javaScriptEnabled,
}) => {
  const problem = heading(page, words(failureTexts)("problem"));
  if (javaScriptEnabled !== false) await page.clock.install();
  await orderTaxi(panel, await enter());
  await panel.sandbox.goDown();
  await page.goto(url("/panel"));
  await expect(problem).toBeVisible();
  await panel.sandbox.comeBack();
  const row = page.getByRole("row").filter({ hasText: "Lucía Ferrer" });
  await expect(async () => {
    if (javaScriptEnabled !== false) await page.clock.fastForward(15_000);
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(problem).toBeHidden();
});

test("a change outside the visible page is announced, and appears in the tab's title @js", async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const t = words(statusTexts);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(addressOf(trip)));
  await waitForHydration(page);
  const title = await page.title();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  waitForStatus(panel, trip, 3);
  const said = page.getByRole("status").filter({ hasText: t("coming") });
  await expect(said).toHaveCount(1);
  await expect(page).toHaveTitle(`(1) ${title}`);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page).toHaveTitle(title);
});

test("all tabs of a browser share one connection, and another tab takes over when its tab closes @js", async ({
  page,
  context,
  url,
  panel,
  enter,
  words,
}) => {
  const t = words(statusTexts);
  const trip = await orderTaxi(panel, await enter());
  const lines: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/live") lines.push(request.url());
  });
  await page.goto(url(addressOf(trip)));
  await expect.poll(() => lines.length).toBe(1);
  const second = await context.newPage();
  await second.goto(url(addressOf(trip)));
  await waitForHydration(second);
  waitForStatus(panel, trip, 3);
  for (const tab of [page, second]) await expect(heading(tab, t("coming"))).toBeVisible();
  expect(lines).toHaveLength(1);
  await page.close();
  waitForStatus(panel, trip, 10);
  await expect(heading(second, t("waiting"))).toBeVisible();
  expect(lines).toHaveLength(2);
});

test("a log-out in one tab logs out all tabs @js", async ({ page, context, url, panel, enter }) => {
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(addressOf(trip)));
  await waitForHydration(page);
  const second = await context.newPage();
  await second.goto(url("/?dialog=logout"));
  await second.getByRole("dialog").locator("form button").click();
  await expect(second).toHaveURL(url("/before_room"));
  await expect(page).toHaveURL(/\/before_room/);
});

test("a page continues after the network was down @js", { tag: "@full" }, async ({
  page,
  context,
  url,
  panel,
  enter,
  words,
  expectedConsoleErrors,
}) => {
  const t = words(statusTexts);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(addressOf(trip)));
  await waitForHydration(page);
  await expect(page.getByText(words(freshnessTexts)("just_now"))).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(words(freshnessTexts)("lost"))).toBeVisible();
  waitForStatus(panel, trip, 3);
  await context.setOffline(false);
  await expect(heading(page, t("coming"))).toBeVisible();
  await expect(page.getByText(words(freshnessTexts)("lost"))).toBeHidden();
  expect(expectedConsoleErrors).toEqual([]);
});

test("a page that was offline for long soon tries again when the first try fails @js", {
  tag: "@full",
}, async ({ page, context, url, panel, enter, words }) => {
  const t = words(freshnessTexts);
  await page.clock.install();
  await page.goto(url(addressOf(await orderTaxi(panel, await enter()))));
  await waitForHydration(page);
  await expect(page.getByText(t("updated", { age: t("just_now") }))).toBeVisible();
  await context.setOffline(true);
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.clock.runFor(120_000);
  await expect(page.getByText(t("lost"))).toBeVisible();
  let tries = 0;
  await page.route(/\/live$/, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  await context.setOffline(false);
  await expect.poll(() => tries).toBe(1);
  let waitedMs = 0;
  const waitABit = async () => {
    waitedMs += 250;
    await page.clock.runFor(250);
    return tries;
  };
  await expect.poll(waitABit).toBe(2);
  expect(waitedMs).toBeLessThan(3_000);
  await expect(page.getByText(t("lost"))).toBeHidden();
});

test("a page continues after its panel has stopped and another one has replaced it @js", {
  tag: "@full",
}, async ({ page, brand, panel: { sandbox, redis }, panel, enter, words }) => {
  const t = words(statusTexts);
  const shared = { sandbox, redis, env: liveEnv };
  const first = await startPanel(shared);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(first.url(hostOf(brand), addressOf(trip)));
  await waitForHydration(page);
  await expect(heading(page, t("searching"))).toBeVisible();
  await first.stop();
  await expect(page.getByText(words(freshnessTexts)("lost"))).toBeVisible();
  waitForStatus(panel, trip, 3);
  const second = await startPanel({ ...shared, env: { ...liveEnv, PORT: `${first.port}` } });
  await expect(heading(page, t("coming"))).toBeVisible();
  await expect(page.getByText(words(freshnessTexts)("lost"))).toBeHidden();
  await second.stop();
});
