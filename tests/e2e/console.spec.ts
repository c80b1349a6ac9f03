// The operator's console, which has no script.
import { expect, type Page, test } from "@playwright/test";
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

const brand = "/brands/radio-taxi-cantalmar";

async function logIn(page: Page, to = "/"): Promise<void> {
  await page.goto(`http://localhost:${panel.consolePort}${to}`);
  await page.getByLabel(/^(Secret|Secreto)/).fill(CONSOLE_SECRET);
  await page.getByRole("button", { name: /^(Log in|Entrar)$/ }).click();
}

const looks = [
  { locale: "en-GB", width: 1280, colorScheme: "light" as const, tag: ["@js", "@full"] },
  { locale: "es-ES", width: 320, colorScheme: "dark" as const, tag: ["@matrix"] },
];

for (const { locale, width, colorScheme, tag } of looks) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 800 } });

    test(`every page of the console is for everyone at ${width} px, ${colorScheme}`, {
      tag,
    }, async ({ page }) => {
      const pages = [
        "/log-in",
        "/",
        brand,
        `${brand}/accounts/1`,
        "/contract",
        "/trail",
        "/no-such-page",
      ];
      await logIn(page);
      await page.goto(`http://localhost:${panel.consolePort}/look-up?name=cantalmar.localhost`);
      for (const path of pages) {
        await checkForEveryone(page, `http://localhost:${panel.consolePort}${path}`);
        expect(await page.locator("html").getAttribute("lang")).toBe(locale.slice(0, 2));
      }
    });
  });
}

test("an operator finds a brand, purges it, and sees it in the trail", { tag: "@full" }, async ({
  page,
}) => {
  await logIn(page);
  await page.getByLabel("Domain or permalink").fill("no-such-brand");
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByText("The API knows no such brand.")).toBeVisible();
  await page.getByLabel("Domain or permalink").fill("alazul.localhost");
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByRole("heading", { name: "Alazul Airport Transfers" })).toBeVisible();
  await page.getByRole("button", { name: "Purge configuration and pages" }).click();
  await expect(page.getByRole("status")).toHaveText("Purged in the only process.");
  await page.getByRole("link", { name: "Trail" }).click();
  await expect(page.getByRole("row", { name: /Purged configuration and pages/ })).toContainText(
    "alazul",
  );
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await page.goto(`http://localhost:${panel.consolePort}/trail`);
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
});

test("an operator who follows a link logs in first, and then sees its page", {
  tag: "@full",
}, async ({ page }) => {
  await logIn(page, "/trail?from=5");
  await expect(page).toHaveURL(/\/trail\?from=5$/);
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "Historial de acciones" })).toBeVisible();
  await page.getByRole("link", { name: "Marcas", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Marcas" })).toBeVisible();
});
