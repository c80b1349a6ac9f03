import { readFile } from "node:fs/promises";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import { texts as menuTexts } from "../../app/features/frame/menu-texts.ts";
import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { texts as employeeTexts } from "../../app/routes/employee/texts.ts";
import { texts as historyTexts } from "../../app/routes/history/texts.ts";
import { texts as receiptTexts } from "../../app/routes/history_receipt/texts.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as frameTexts } from "../../app/ui/frames/texts.ts";
import type { Brand } from "../../sandbox/brands.ts";
import { lastCodeTo, makePerson } from "../services/accounts.ts";
import { addCompany } from "../services/companies.ts";
import { addTraveller, findBrandIndex, tripsOf } from "../services/customers.ts";
import { waitForStatus } from "../services/trips.ts";
import { fillIn, findAccount, logOut, send } from "./account-forms.ts";
import { rowOf } from "./company-story.ts";
import { expect, heading, test } from "./live-story.ts";
import { fillInLogin } from "./story.ts";

// Whole days of the panel's users, each along their usual path. A guest's is in
// account-walk.spec.ts, a front desk's in taxi-card.spec.ts, a backend team's in contracts/verify/.

test.describe("a client on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("orders from the entry page, sees the taxi come, and has the receipt", {
    tag: "@main",
  }, async ({ page, panel, brand, url, words, form, javaScriptEnabled }) => {
    const { world } = panel.sandbox;
    const [ofMenu, ofStatus, ofHistory] = [
      words(menuTexts),
      words(statusTexts),
      words(historyTexts),
    ];
    const account = addTraveller(panel, findBrandIndex(panel, brand));
    world.forcedOutcomes.push("completed");

    await page.goto(url("/"));
    await page
      .getByRole("link", { name: ofMenu("login") })
      .last()
      .click();
    await fillInLogin(page, words(loginTexts), account);
    await expect(page).toHaveURL(url("/"));
    await form.goTo("Estación Central");
    await form.order.click();
    await expect(heading(page, ofStatus("searching"))).toBeVisible();

    // Playwright's timeouts do not cover a page after a redirect.
    if (javaScriptEnabled === false) await page.reload();

    const [trip, ...others] = tripsOf(panel, account);
    if (!trip || others.length > 0) throw new Error("Not one taxi");
    waitForStatus(panel, trip, 3);
    await expect(heading(page, ofStatus("coming"))).toBeVisible();
    const driver = world.drivers.find(({ id }) => id === trip.driverId);
    await expect(page.getByRole("main")).toContainText(driver?.plate ?? "no driver");
    waitForStatus(panel, trip, 8);
    await expect(heading(page, ofStatus("completed"))).toBeVisible();

    await page.getByRole("link", { name: words(frameTexts)("menu"), exact: true }).click();
    await page
      .locator("#menu nav")
      .getByRole("link", { name: ofMenu("history") })
      .click();
    await expect(heading(page, ofHistory("title"))).toBeVisible();
    await page.getByRole("link", { name: ofHistory("details") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: ofHistory("receipt") })
      .click();
    const sheet = page.getByRole("article");
    await expect(sheet).toContainText(words(receiptTexts)("total"));
    await expect(sheet).toContainText(`${trip.id}`);
  });
});

test("a manager adds an employee, who travels on the company's account until the manager ends it", {
  tag: "@full",
}, async ({ page, panel, brand, url, words, form }) => {
  const { world } = panel.sandbox;
  const ofLogin = words(loginTexts);
  const ofEmployees = words(employeeTexts);
  const ofHistory = words(historyTexts);
  const company = addCompany(panel, findBrandIndex(panel, brand));
  const nora = { email: `nora.${company.id}@empresa.example`, password: "un-taxi-por-favor" };
  const name = "Nora Gil";

  // The manager adds the employee.
  await page.goto(url("/login"));
  await fillInLogin(page, ofLogin, company);
  await page.locator('#menu a[href="/employee"]').click();
  await page.getByRole("link", { name: ofEmployees("add") }).click();
  await page.getByLabel(ofEmployees("name"), { exact: true }).fill(name);
  await page.getByLabel(ofEmployees("email"), { exact: true }).fill(nora.email);
  await page.getByRole("button", { name: ofEmployees("save"), exact: true }).click();
  await page.getByRole("link", { name: ofEmployees("password", { name }) }).click();
  for (const field of ["new_password", "repeat_password"] as const) {
    await page.getByRole("textbox", { name: ofEmployees(field), exact: true }).fill(nora.password);
  }
  await page.getByRole("button", { name: ofEmployees("set_password") }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await logOut(page, url);

  // The employee travels.
  world.forcedOutcomes.push("completed");
  await page.goto(url("/login"));
  await fillInLogin(page, ofLogin, nora);
  await expect(page).toHaveURL(url("/"));
  await form.from.fill("Plaza Mayor");
  await form.goTo("Estación Central");
  await form.order.click();
  await expect(heading(page, words(statusTexts)("searching"))).toBeVisible();
  await logOut(page, url);

  // The manager sees the trip, and finds it on the bill.
  await page.goto(url("/login"));
  await fillInLogin(page, ofLogin, company);
  await page.locator('#menu a[href="/panel"]').click();
  const line = page.getByRole("main").getByRole("row").filter({ hasText: name }).first();
  await expect(line).toContainText(words(statusTexts)("looking_for"));
  const [trip, ...others] = [...world.trips.values()].filter(({ companyId }) => {
    return companyId === company.id;
  });
  if (!trip || others.length > 0) throw new Error("Not one taxi");
  waitForStatus(panel, trip, 8);
  await expect(line).toContainText(words(statusTexts)("completed"));
  await page.locator('#menu a[href="/history"]').click();
  await page.getByLabel(ofHistory("employee")).selectOption({ label: name });
  await page.getByRole("button", { name: ofHistory("filter") }).click();
  await expect(page.getByText(ofHistory("trips", { count: 1 }))).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: ofHistory("csv") }).click();
  const table = readCsv(await readFile(await (await coming).path(), "utf8"));
  expect(JSON.stringify(table)).toContain(name);

  // An employee who has left the company cannot log in.
  await page.locator('#menu a[href="/employee"]').click();
  const active = page.getByRole("checkbox", { name: ofEmployees("is_active", { name }) });
  await active.click();
  await expect(active).not.toBeChecked();
  await expect(rowOf(page, name)).toBeVisible();
  await logOut(page, url);
  await page.goto(url("/login"));
  await fillInLogin(page, ofLogin, nora);
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test("an operator's new brand has its first page and its first customer", { tag: "@full" }, async ({
  page,
  panel,
  words,
}) => {
  const { world } = panel.sandbox;
  const [first] = world.brands as [Brand];
  const permalink = `nueva-${Date.now()}`;
  const host = `${permalink}.localhost`;
  const brand: Brand = {
    ...first,
    id: Math.max(...world.brands.map(({ id }) => id)) + 1,
    permalink,
    domains: [host],
    name: "Taxi Nueva",
    pageTitle: "Taxi Nueva, tu taxi",
    style: { ...first.style, main_color: "#0b6b3a" },
    googleClientId: null,
  };
  world.brands.push(brand);
  const at = (path: string) => panel.url(host, path);

  await page.goto(at("/"));
  await expect(page).toHaveTitle(/Taxi Nueva/);
  await expect(page.getByRole("img", { name: "Taxi Nueva" }).first()).toBeVisible();

  const ana = makePerson();
  await page
    .getByRole("link", { name: words(menuTexts)("register") })
    .last()
    .click();
  await fillIn(page, ana);
  await send(page);
  await expect(page).toHaveURL(at("/activate_account"));
  await page.locator("#code").fill(lastCodeTo(panel.sandbox, ana.phone));
  await send(page);
  await expect(page).toHaveURL(at("/"));
  expect(findAccount(panel, ana)?.brandId).toBe(brand.id);

  // The new customer is unknown on other brands.
  await page.goto(panel.url(first.domains[0] ?? "", "/"));
  await expect(page).toHaveURL(/\/before_room/);
  await expect(page).not.toHaveTitle(/Taxi Nueva/);
});
