import { readFileSync } from "node:fs";
import { extractText } from "unpdf";
import { texts as daysTexts } from "../../app/features/statement/days-texts.ts";
import { texts as fileTexts } from "../../app/features/statement/texts.ts";
import { addMonths } from "../../app/i18n/calendar.ts";
import { toLocalDay } from "../../app/i18n/local-time.ts";
import { texts as historyTexts } from "../../app/routes/history/texts.ts";
import { texts } from "../../app/routes/statement/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { checkLooks } from "./axe.ts";
import { chooseWrongDays, expect, test } from "./company-story.ts";

const DAY = 86_400_000;

test("a manager reads the month's statement, downloads it and closes it", {
  tag: ["@main", "@full"],
}, async ({ page, panel, url, words, asOwnCompany, javaScriptEnabled }) => {
  const t = words(texts);
  const company = await asOwnCompany();
  const lastMonth = middleOfLastMonth(panel.sandbox);
  const [trip] = addPastTrips(panel.sandbox, company, 1, { requestedAt: lastMonth, fare: 20 });
  addPastTrips(panel.sandbox, company, 1, { requestedAt: lastMonth, fare: 12.5 });
  await page.goto(url("/history"));
  await page.getByRole("link", { name: words(historyTexts)("statement") }).click();
  const total = page.getByRole("region", { name: t("total") });
  await expect(total).toContainText(/32[.,]50/);
  await expect(page.getByRole("table", { name: t("by_payment") })).toContainText("Efectivo");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("csv") }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv).toContain(words(fileTexts)("by_payment"));
  const workbook = page.waitForEvent("download");
  await page.getByRole("link", { name: t("workbook") }).click();
  expect((await workbook).suggestedFilename()).toMatch(/\.xlsx$/);

  await page.getByRole("button", { name: t("close") }).click();
  await expect(page.getByText(t("uncorrected"))).toBeVisible();
  if (javaScriptEnabled) await checkLooks(page, page.url());
  if (trip) trip.fare = 21;
  await page.reload();
  await expect(page.getByText(t("corrected", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("row", { name: `${trip?.id}` })).toContainText(/20[.,]00.*21[.,]00/);
  if (javaScriptEnabled)
    await checkLooks(
      page,
      url(`/statement?month=${new Date(lastMonth).toISOString().slice(0, 7)}`),
    );
});

test("a manager chooses other days, and sees which are wrong", { tag: "@full" }, async ({
  page,
  url,
  words,
  asOwnCompany,
}) => {
  const t = words(texts);
  await asOwnCompany();
  await page.goto(url("/statement"));
  await expect(page.getByText(t("none"))).toBeVisible();
  await chooseWrongDays(page, words(daysTexts));
});

test("a manager sees how many trips of a long period have been read, and then the sums", {
  tag: ["@js", "@full"],
}, async ({ page, panel, url, words, asOwnCompany }) => {
  const t = words(texts);
  const company = await asOwnCompany();
  addPastTrips(panel.sandbox, company, 350, { fare: 2 });
  await page.goto(url("/about"));
  const { faults, world } = panel.sandbox;
  const day = (ago: number) => new Date(world.clock.now() - ago * DAY).toISOString().slice(0, 10);
  const [from, to] = [day(2), day(-1)];
  // The panel may read the history of other accounts meanwhile.
  const query = { start_date: from, end_date: to, offset: "200" };
  faults.add({ operation: "listTrips", query, kind: "slow", delayMs: 600_000 });
  await page.goto(url(`/statement?from=${from}&to=${to}`), { waitUntil: "commit" });
  const said = page.getByText(t("reading", { read: "200", total: "350" }));
  await expect(said).toBeVisible();
  await expect(page.getByRole("progressbar", { name: t("sums") })).toHaveAttribute("value", "200");
  faults.clear();
  await expect(page.getByRole("region", { name: t("total") })).toContainText(/700[.,]00/);
  await expect(said).toHaveCount(0);
});

test("a manager prints a statement of several sheets, without the menu and with each table's header on each sheet", {
  tag: "@full",
}, async ({ page, panel, url, words, asOwnCompany }) => {
  const t = words(texts);
  const company = await asOwnCompany();
  addStatementTrips(panel, company);
  const requestedAt = middleOfLastMonth(panel.sandbox);
  const [trip] = addPastTrips(panel.sandbox, company, 1, { requestedAt, fare: 20 });
  await page.goto(url("/statement"));
  await page.getByRole("button", { name: t("close") }).click();
  await expect(page.getByText(t("uncorrected"))).toBeVisible();
  if (trip) trip.fare = 21;
  await page.reload();
  await expect(page.getByText(t("corrected", { count: 1 }))).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // A4 without its margins.
  await page.setViewportSize({ width: 658, height: 986 });
  const main = page.getByRole("main");
  await expect(main.getByText(company.name, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole("region", { name: t("total") })).toContainText(/\d[.,]\d\d/);
  await expect(main.getByRole("row", { name: `${trip?.id}` })).toContainText(/20[.,]00.*21[.,]00/);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  const look = await page.evaluate(() => ({
    heads: [...document.querySelectorAll("main thead")].map(
      (head) => getComputedStyle(head).display,
    ),
    isCut: document.body.scrollWidth > window.innerWidth,
  }));
  expect(new Set(look.heads)).toEqual(new Set(["table-header-group"]));
  expect(look.isCut).toBe(false);
  const { totalPages, text } = await extractText(new Uint8Array(await page.pdf({ format: "A4" })), {
    mergePages: false,
  });
  expect(totalPages).toBeGreaterThan(1);
  const header = t("name_serviceType");
  for (const sheet of text.filter((each) => /Visita \d+/.test(each)))
    expect(sheet).toContain(header);
});

/** Trips of the last month with more service types than a sheet has lines. */
function addStatementTrips({ sandbox }: Panel, company: Account): void {
  const requestedAt = middleOfLastMonth(sandbox);
  for (let n = 0; n < 60; n += 1) {
    addPastTrips(sandbox, company, 1, { requestedAt, fare: 10.25, serviceType: `Visita ${n}` });
  }
}

/** The panel's months are those of its groups' zone; the middle of one is in it everywhere. */
function middleOfLastMonth({ world }: Panel["sandbox"]): number {
  const today = toLocalDay(world.clock.now(), "Europe/Madrid");
  return Date.parse(`${addMonths(today, -1).slice(0, 7)}-15`);
}
