import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { texts as csvTexts } from "../../app/features/trips/history/csv-texts.ts";
import { texts as filterTexts } from "../../app/features/trips/history/filter-texts.ts";
import { toLocalTime } from "../../app/i18n/local-time.ts";
import type { Translate } from "../../app/i18n/translate.ts";
import { texts as httpTexts } from "../../app/request/texts.ts";
import { texts as historyTexts } from "../../app/routes/history/texts.ts";
import { texts as receiptTexts } from "../../app/routes/history_receipt/texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { readTripTable } from "../services/trip-table.ts";
import { expect, holdRequests, test, waitForHydration } from "./story.ts";

type Say = Translate<typeof historyTexts>;

const tripsOn = (page: Page) => page.getByRole("main").getByRole("row").filter({ hasText: "→" });

function accountOf({ world }: Sandbox, email: string): Account {
  const account = [...world.accounts.values()].find((each) => each.email === email);
  if (!account) throw new Error(`No account has the e-mail ${email}`);
  return account;
}

/** Opens the history of a new account with these trips. */
const trips = test.extend<{ have: (count: number, given?: Partial<Trip>) => Promise<Trip[]> }>({
  have: async ({ page, panel, url, asNewcomer }, use) => {
    const person = await asNewcomer();
    await use(async (count, given) => {
      const account = accountOf(panel.sandbox, person.email);
      const made = addPastTrips(panel.sandbox, account, count, given);
      await page.goto(url("/history"));
      return made;
    });
    panel.sandbox.faults.clear();
  },
});

async function download(page: Page, name: string): Promise<Download> {
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  return coming;
}

async function readDownload(file: Download): Promise<string> {
  return readFile(await file.path(), "utf8");
}

async function openFirst(page: Page, t: Say) {
  await tripsOn(page)
    .first()
    .getByRole("link", { name: t("details") })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

trips(
  "the history keeps its filter from page to page and on the way back",
  async ({ page, url, have, words }) => {
    const t = words(historyTexts);
    const ofFilter = words(filterTexts);
    await have(0);
    await expect(page.getByRole("heading", { name: t("empty") })).toBeVisible();
    await have(4, { status: 4 });
    await have(23);
    await expect(page.getByText(t("trips", { count: 27 }))).toBeVisible();

    await page.getByLabel(t("status")).selectOption(ofFilter("completed"));
    await page.getByRole("button", { name: t("filter") }).click();
    await expect(page.getByText(t("trips", { count: 23 }))).toBeVisible();
    await expect(tripsOn(page)).toHaveCount(10);
    await page.locator("a[rel=next]").click();
    await expect(page).toHaveURL(/status=completed.*page=2/);
    await page.locator("a[rel=next]").click();
    await expect(tripsOn(page)).toHaveCount(3);

    await page.getByRole("link", { name: t("show_all") }).click();
    await expect(page.getByText(t("trips", { count: 27 }))).toBeVisible();
    await expect(page.getByLabel(t("status"))).toHaveValue("");
    await page.goBack();
    await expect(tripsOn(page)).toHaveCount(3);
    await expect(page.getByLabel(t("status"))).toHaveValue("completed");

    await page.getByLabel(ofFilter("from_day")).fill("2020-01-02");
    await page.getByLabel(ofFilter("to_day")).fill("2020-01-01");
    await page.getByRole("button", { name: t("filter") }).click();
    await expect(page.getByLabel(ofFilter("to_day"))).toHaveAccessibleDescription(
      new RegExp(ofFilter("beforeFrom")),
    );
    await page.getByLabel(ofFilter("to_day")).fill("2020-01-03");
    await page.getByRole("button", { name: t("filter") }).click();
    await expect(page.getByRole("heading", { name: t("none_found") })).toBeVisible();
    await page.goto(url("/history?page=99"));
    await expect(page).toHaveURL(url("/history?page=3"));
  },
);

trips(
  "one trip has its own address, and is ordered again, or in reverse",
  { tag: "@full" },
  async ({ page, have, words }) => {
    const t = words(historyTexts);
    const [trip] = await have(12);
    const dialog = await openFirst(page, t);
    await expect(dialog).toContainText("Calle Mayor, 3");
    await expect(dialog).toContainText(String(trip?.destinationAddress));
    await expect(dialog).toContainText(/12[.,]50/);
    await page.reload();
    await expect(dialog).toBeVisible();
    const here = page.url();
    await dialog.getByRole("link", { name: t("return_trip") }).click();
    const end = page.locator("input[name=to]");
    await expect(end).toHaveValue("Calle Mayor, 3");
    await page.goto(here);
    await dialog.getByRole("link", { name: t("order_again") }).click();
    await expect(end).toHaveValue(String(trip?.destinationAddress));
    await page.goto(here);
    await dialog.locator("header a").click();
    await expect(dialog).toBeHidden();
    await expect(tripsOn(page)).toHaveCount(10);
  },
);

trips(
  "a receipt is printed on a sheet of its own",
  { tag: "@full" },
  async ({ page, brand, have, words }) => {
    const t = words(historyTexts);
    const ofReceipt = words(receiptTexts);
    const [trip] = await have(1);
    await (await openFirst(page, t)).getByRole("link", { name: t("receipt") }).click();
    const sheet = page.getByRole("article");
    for (const part of [brand.name, String(trip?.id), ofReceipt("total"), "Calle Mayor, 3"])
      await expect(sheet).toContainText(part);
    await expect(page.locator("#menu-button, #menu").first()).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    await expect(page.locator("#menu")).toBeHidden();
    await expect(
      page.getByRole("link", { name: ofReceipt("back", { id: `${trip?.id}` }) }),
    ).toBeHidden();
  },
);

trips(
  "a reservation is added to the user's calendar",
  { tag: "@full" },
  async ({ page, have, words }) => {
    const t = words(historyTexts);
    await have(1, { status: 13, scheduledFor: Date.parse("2027-01-15T17:30Z") });
    await openFirst(page, t);
    const file = await download(page, t("to_calendar"));
    expect(file.suggestedFilename()).toBe("taxi-2027-01-15.ics");
    expect(await readDownload(file)).toContain("\r\nDTSTART:20270115T173000Z\r\n");
  },
);

trips(
  "all trips are downloaded as a table and as a PDF",
  { tag: "@full" },
  async ({ page, have, words }) => {
    const t = words(historyTexts);
    await have(120, { traveller: "=1+1 🚕" });
    const table = await download(page, t("csv"));
    expect(table.suggestedFilename()).toBe(`${words(csvTexts)("file_name")}.csv`);
    const text = await readDownload(table);
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).toContain("'=1+1 🚕");
    expect(readTripTable(text).table).toHaveLength(121);
    expect((await download(page, t("pdf"))).suggestedFilename()).toBe("servicios.pdf");
  },
);

trips(
  "a download that fails shows an error, and works the next time",
  { tag: "@full" },
  async ({ page, panel, have, words }) => {
    const t = words(historyTexts);
    await have(1);
    panel.sandbox.faults.add({ operation: "downloadTrips", kind: "html", times: 1 });
    await page.getByRole("link", { name: t("pdf") }).click();
    await expect(page.getByText(words(httpTexts)("problem_hint"))).toBeVisible();
    await expect(page).toHaveURL(/\/history$/);
    expect((await download(page, t("pdf"))).suggestedFilename()).toBe("servicios.pdf");
  },
);

trips(
  "a download shows its progress, and can be stopped",
  { tag: ["@js", "@full"] },
  async ({ page, panel, have, words }) => {
    const t = words(historyTexts);
    await have(350);
    await waitForHydration(page);
    panel.sandbox.faults.add({ operation: "listTrips", kind: "slow", delayMs: 700 });
    const link = page.getByRole("link", { name: t("csv") });
    await link.click();
    const progress = page.getByRole("progressbar", { name: t("csv") });
    await expect(progress).toHaveAttribute("value", "100");
    await expect(page.getByText(t("so_far", { count: 100, total: 350 }))).toBeVisible();
    await page.getByRole("button", { name: t("stop") }).click();
    await expect(progress).toBeHidden();

    panel.sandbox.faults.clear();
    panel.sandbox.faults.add({ operation: "listTrips", kind: "slow", delayMs: 500, times: 1 });
    await link.click();
    await expect(progress).toBeVisible();
    panel.sandbox.faults.add({ operation: "listTrips", kind: "status", status: 500 });
    await expect(page.getByText(t("csv_failed"))).toBeVisible();

    panel.sandbox.faults.clear();
    const file = await download(page, t("csv"));
    expect(readTripTable(await readDownload(file)).table).toHaveLength(351);
    await expect(page.getByText(t("csv_done", { count: 350 }))).toBeVisible();
  },
);

trips(
  "a filter that is set before the scripts load keeps its value",
  { tag: "@js" },
  async ({ page, url, have, words }) => {
    const t = words(historyTexts);
    const ofFilter = words(filterTexts);
    await have(1);
    const release = await holdRequests(page, "**/build/**/*.js");
    await page.goto(url("/history"), { waitUntil: "commit" });
    await page.getByLabel(t("status")).selectOption(ofFilter("cancelled"));
    await page.getByLabel(ofFilter("from_day")).fill("2020-01-02");
    release();
    await waitForHydration(page);
    await page.getByRole("button", { name: t("filter") }).click();
    await expect(page).toHaveURL(/from=2020-01-02&to=&status=cancelled/);
    await expect(page.getByLabel(t("status"))).toHaveValue("cancelled");
  },
);

test("a day of the filter is typed in the user's order, or filled in with one press", {
  tag: ["@js", "@full"],
}, async ({ page, url, words, asNewcomer }) => {
  const t = words(historyTexts);
  const ofFilter = words(filterTexts);
  await asNewcomer();
  await page.goto(url("/history"));
  await waitForHydration(page);
  const [from, to] = [page.getByLabel(ofFilter("from_day")), page.getByLabel(ofFilter("to_day"))];
  await from.fill("23/11/2020");
  await to.fill("24.11.20");
  // Enter submits the form while the second field still has the focus.
  await to.press("Enter");
  await expect(page).toHaveURL(/from=2020-11-23&to=2020-11-24/);

  await page.getByRole("button", { name: ofFilter("yesterday"), exact: true }).click();
  const yesterday = toLocalTime(Date.now() - 86_400_000, "Europe/Madrid").slice(0, 10);
  await expect(from).toHaveValue(yesterday);
  await expect(to).toHaveValue(yesterday);

  await from.fill("31/02/2020");
  await page.getByRole("button", { name: t("filter") }).click();
  await expect(from).toHaveAccessibleDescription(new RegExp(ofFilter("noDay")));
  await expect(from).toHaveValue("2020-02-31");
});

test("a company filters the trips of one employee", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  as,
  words,
}) => {
  const t = words(historyTexts);
  const { world } = panel.sandbox;
  const employee = accountOf(panel.sandbox, demoEmail(brand, "employee"));
  await as("company");
  await page.goto(url("/history"));
  await page.getByLabel(t("employee")).selectOption({ label: employee.name });
  await page.getByRole("button", { name: t("filter") }).click();
  const count = [...world.trips.values()].filter(
    ({ ownerId, employeeId }) => ownerId === employee.id || employeeId === employee.id,
  ).length;
  await expect(page.getByText(t("trips", { count }))).toBeVisible();
  await expect(page.getByLabel(t("employee"))).toHaveValue(String(employee.id));
});

test("a link opens an account's history next to the user's own session", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  as,
  words,
}) => {
  const t = words(historyTexts);
  const company = accountOf(panel.sandbox, demoEmail(brand, "company"));
  const token = `a-token-in-a-link-of-${brand.permalink}`;
  panel.sandbox.world.tokens.set(token, { accountId: company.id, scope: "history" });
  await as("client");
  await page.goto(url(`/history?token=${token}`));
  await expect(page).toHaveURL(url("/history?via=link"));
  await expect(page.getByText(t("intro_on_link", { name: company.name }))).toBeVisible();
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(/via=link/);
  const dialog = await openFirst(page, t);
  await expect(dialog.getByRole("link", { name: t("order_again") })).toHaveCount(0);
  const file = await (async () => {
    await dialog.locator("header a").click();
    return download(page, t("csv"));
  })();
  const count = [...panel.sandbox.world.trips.values()].filter(
    ({ companyId }) => companyId === company.id,
  ).length;
  expect(readTripTable(await readDownload(file)).table).toHaveLength(count + 1);

  await page.goto(url("/history"));
  await expect(page.getByText(t("intro"))).toBeVisible();
  await expect(page.getByText(company.name)).toHaveCount(0);
});

trips.describe("on a phone", () => {
  trips.use({ viewport: { width: 390, height: 844 } });

  trips(
    "the filter is folded until the user opens it, and says what is set",
    async ({ page, url, have, say, words }) => {
      const t = words(historyTexts);
      const filter = page.getByRole("main").locator("summary", { hasText: t("filter") });
      const from = page.getByLabel(words(filterTexts)("from_day"));
      await have(3);
      await expect(tripsOn(page).first()).toBeInViewport();
      await expect(from).toBeHidden();
      await filter.click();
      await from.fill("2024-05-01");
      await page.getByRole("button", { name: t("filter") }).click();
      await expect(page).toHaveURL(/[?&]from=2024-05-01/);
      await expect(from).toBeHidden();
      await expect(filter).toContainText(
        say({ en: "From May 1, 2024", es: "Desde el 1 may 2024" }),
      );
      await expect(tripsOn(page).first()).toBeInViewport();
      await filter.click();
      await page
        .getByRole("link", { name: t("show_all") })
        .first()
        .click();
      await expect(page).toHaveURL(url("/history"));
      await expect(from).toBeHidden();
    },
  );
});
