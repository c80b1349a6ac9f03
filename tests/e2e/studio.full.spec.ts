// The brand studio, and what its customers see; neither has a script.
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  CONSOLE_SECRET,
  type PanelWithConsole,
  startPanelWithConsole,
} from "../services/console.ts";
import { checkForEveryone } from "./axe.ts";

// One worker starts what this file needs, once.
test.describe.configure({ mode: "default" });

let panel: PanelWithConsole;
test.beforeAll(async () => {
  panel = await startPanelWithConsole();
});
test.afterAll(() => panel?.stop());

/** Logs in, and begins a draft of the brand. */
async function beginDraft(page: Page, brand = "cantalmar.localhost"): Promise<string> {
  await page.goto(`http://localhost:${panel.consolePort}/studio`);
  await page.getByLabel(/^(Secret|Secreto)/).fill(CONSOLE_SECRET);
  await page.getByRole("button", { name: /^(Log in|Entrar)$/ }).click();
  await page.getByLabel(/^(Domain or permalink|Dominio o permalink)/).fill(brand);
  await page.getByRole("button", { name: /^(Load|Cargar)$/ }).click();
  await page.waitForURL(/drafts/);
  return page.url();
}

/** Makes a preview address of the draft. */
async function makeAddress(page: Page, draft: string): Promise<string> {
  await page.goto(`${draft}/links`);
  await page.getByRole("button", { name: /^(Create a|Crear una)/ }).click();
  return page.locator("input[name=address]").inputValue();
}

/** A browser that has never seen the console. */
const visit = async (browser: Browser, address: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.goto(address);
  return { page, status: answer?.status() };
};

const looks = [
  { locale: "en-GB", width: 1280, colorScheme: "light", tag: "@matrix" },
  { locale: "es-ES", width: 320, colorScheme: "dark", tag: "@js" },
] as const;

for (const { locale, width, colorScheme, tag } of looks) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 800 } });

    test(`every page of the studio is for everyone at ${width} px, ${colorScheme}`, {
      tag,
    }, async ({ page }) => {
      const draft = await beginDraft(page);
      const views = ["", "?kind=hotel&scheme=dark", "/edit", "/colours", "/export", "/links"];
      const pages = [draft.replace(/drafts.*/, ""), ...views.map((view) => draft + view)];
      for (const path of [...pages, await makeAddress(page, draft)]) {
        await checkForEveryone(page, path);
      }
    });
  });
}

test("an operator changes a brand, and sees real screens on a phone and on a desktop", async ({
  page,
}) => {
  await beginDraft(page);
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Taxi Ámbar");
  await page.getByLabel(/^Main color/).fill("#6a1b9a");
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByRole("heading", { name: "Taxi Ámbar", level: 1 })).toBeVisible();

  await page.getByRole("link", { name: "Client", exact: true }).click();
  await page.getByRole("link", { name: "History", exact: true }).click();
  await page.getByRole("link", { name: "English", exact: true }).click();
  for (const [device, width] of [
    ["Phone", 390],
    ["Desktop", 1280],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="History, ${device}"]`);
    await expect(frame.locator("h1")).toHaveText("My trips");
    expect(await frame.locator("html").evaluate(() => innerWidth)).toBe(width);
    const hasStyles = frame
      .locator("html")
      .evaluate(() => [...document.styleSheets].some(({ href, cssRules }) => href && cssRules[0]));
    expect(await hasStyles).toBe(true);
    expect(
      await frame
        .locator("html")
        .evaluate((html) => getComputedStyle(html).getPropertyValue("--main")),
    ).toBe("#6a1b9a");
  }

  await page.getByRole("link", { name: "Export" }).click();
  const row = page.getByRole("row", { name: /agrupation\.main_color/ });
  await expect(row).toContainText("#8f2d1a");
  await expect(row).toContainText("#6a1b9a");
});

test("a screen of a draft leads nowhere and sends nothing", async ({ page }) => {
  const draft = await beginDraft(page);
  const screen = `${draft}/screens/visitor/login?language=en`;
  await page.goto(screen);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  // The pointer finds nothing in it, and neither does the keyboard.
  await page.getByText("Log in").first().click({ force: true });
  await page.keyboard.press("Tab");
  await page.keyboard.type("a name");
  await page.keyboard.press("Enter");
  expect(page.url()).toBe(screen);
  expect(requests).toEqual([]);
  await expect(page.locator("body")).toHaveAttribute("inert", "");
});

test("a customer sees a preview until the operator revokes it", async ({ page, browser }) => {
  const address = await makeAddress(page, await beginDraft(page));
  const { page: customer } = await visit(browser, address);
  await customer.getByRole("link", { name: /^(Company|Empresa)$/ }).click();
  await expect(customer.frameLocator("iframe").first().locator("h1")).toBeVisible();
  expect(await customer.context().cookies()).toEqual([]);

  await page.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("status")).toHaveText("The address is revoked.");
  expect((await visit(browser, address)).status).toBe(404);
});
