import type { Page } from "@playwright/test";
import { texts as activityTexts } from "../../app/features/activity/texts.ts";
import { texts as askTexts } from "../../app/features/approvals/texts.ts";
import { texts as countTexts } from "../../app/features/frame/count-texts.ts";
import { texts as approvalTexts } from "../../app/routes/approvals/texts.ts";
import { texts as rulesTexts } from "../../app/routes/rules/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { press } from "../http/read-form.ts";
import { addEmployee } from "../services/companies.ts";
import { tripsOf, visitAs } from "../services/customers.ts";
import { later } from "../services/later.ts";
import { openRequest, setRules, strictRules } from "../services/rules.ts";
import { checkLooks } from "./axe.ts";
import { test as base, expect } from "./request-story.ts";

const test = base.extend<{ become: (account: Account) => Promise<void> }>({
  /** Logs the page in as another user. */
  become: async ({ context, panel, url, language }, use) => {
    await use(async (account) => {
      const { cookies } = await visitAs(panel, account, language);
      await context.clearCookies();
      await context.addCookies(
        [...cookies].map(([name, value]) => ({ name, value, url: url("/") })),
      );
    });
  },
});

const titleOf = (page: Page) => page.getByRole("heading", { level: 1 });

test("an employee asks for a trip that the rules do not allow, and the manager decides once", {
  tag: "@full",
}, async ({ page, panel, url, words, enter, become, form, javaScriptEnabled }) => {
  const t = words(rulesTexts);
  const ofApprovals = words(approvalTexts);
  const company = await enter("company");
  const employee = addEmployee(panel, company, {
    exclusiveAgrupation: company.exclusiveAgrupation,
  });
  await page.goto(url("/rules"));
  const amount = page.getByLabel(t("amount"));
  // What a rule says is in the way until the rule is on.
  await expect(amount).toBeHidden();
  await page.getByLabel(t("limit"), { exact: true }).check();
  await amount.fill("0.50");
  await page.getByRole("button", { name: t("save") }).click();
  await expect(page.getByText(t("saved"))).toBeVisible();
  await expect(page.getByLabel(t("limit"), { exact: true })).toBeChecked();

  const ask = async () => {
    await become(employee);
    await page.goto(url("/request"));
    await form.from.fill("Plaza Mayor");
    await form.goTo("Estación Central");
    await form.book();
    await form.order.click();
    // The employee may change the trip so that it keeps to the limit.
    await expect(page.getByRole("main")).toContainText(/0[.,]50/);
    await page.getByRole("button", { name: words(askTexts)("ask") }).click();
    await expect(titleOf(page)).toHaveText(ofApprovals("title"));
    expect(tripsOf(panel, employee)).toEqual([]);
  };
  const decide = async (name: "approve" | "refuse") => {
    await become(company);
    await page.goto(url("/approvals"));
    if (name === "refuse") await page.getByLabel(ofApprovals("reason")).fill("Take the bus");
    await page.getByRole("button", { name: ofApprovals(name) }).click();
    await expect(page.getByRole("button", { name: ofApprovals(name) })).toHaveCount(0);
  };

  await ask();
  if (javaScriptEnabled) await checkLooks(page, url("/approvals"));
  await become(company);
  if (javaScriptEnabled) await checkLooks(page, url("/approvals"));
  await decide("refuse");
  await become(employee);
  await page.goto(url("/approvals"));
  await expect(page.getByText("Take the bus").first()).toBeVisible();

  await ask();
  await decide("approve");
  const [trip, ...others] = tripsOf(panel, company);
  expect(others).toEqual([]);
  expect(trip).toMatchObject({ employeeId: employee.id });
  await become(employee);
  await page.goto(url("/approvals"));
  await expect(page.getByRole("main")).toContainText(`${trip?.id}`);

  await become(company);
  await page.goto(url("/activity"));
  const entries = page.getByRole("main").getByRole("listitem");
  const [before = ""] = activityTexts[await languageOf(page)].request_refused.split("{{");
  await expect(entries.filter({ hasText: before }).first()).toBeVisible();
});

test("a manager's menu counts a request that an employee has just made, on the page itself or on the next one", async ({
  page,
  panel,
  url,
  words,
  enter,
  javaScriptEnabled,
}) => {
  const company = await enter("company");
  const employee = addEmployee(panel, company, {
    exclusiveAgrupation: company.exclusiveAgrupation,
  });
  await setRules(panel, company, strictRules.limit ?? {});
  const visitor = await visitAs(panel, employee);
  const plaza = { from: "Plaza Mayor, 1", from_lat: "38.0014", from_lng: "0.6112" };
  const booking = { timing: "later", date: later.date, time: later.time };
  const form = await openRequest(visitor, { ...plaza, ...booking, ask: "limit" });

  await page.goto(url("/panel"));
  const inMenu = page
    .getByRole("navigation")
    .getByRole("link", { name: words(approvalTexts)("title") });
  const count = words(countTexts)("approvals_count", { count: 1 });
  await expect(inMenu).toHaveCount(1);
  await expect(inMenu).not.toContainText(count);
  expect((await press(visitor, form, { name: "ask" })).status).toBe(303);
  if (!javaScriptEnabled) {
    await inMenu.click();
    await expect(titleOf(page)).toHaveText(words(approvalTexts)("title"));
  }
  await expect(inMenu).toContainText(`1 ${count}`);
});

const languageOf = async (page: Page) =>
  (await page.locator("html").getAttribute("lang")) === "es" ? "es" : "en";
