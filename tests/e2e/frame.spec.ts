import type { Locator, Page } from "@playwright/test";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as frameTexts } from "../../app/ui/frames/texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { bookTaxi } from "../services/trips.ts";
import { test as companyTest } from "./company-story.ts";
import { chooseLanguage, expect, languages, test } from "./story.ts";

const request = { en: "Request", es: "Pedir taxi" };
const login = { en: "Login", es: "Entrar" };

test("the user chooses another language without leaving the page, and the panel remembers it", async ({
  page,
  url,
  language,
}) => {
  const address = url("/login?back=%2F%3Ffrom%3Dletter");
  await page.goto(address);
  const other = languages.find((each) => each !== language) ?? language;
  await chooseLanguage(page, other);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(loginTexts[other].title);
  await expect(page).toHaveURL(address);
  await page.goto(url("/before_room"));
  await expect(page.locator("html")).toHaveAttribute("lang", other);
});

test("a page follows a language that the user has chosen in another tab", {
  tag: ["@js", "@full"],
}, async ({ page, context, url, language }) => {
  await page.goto(url("/before_room"));
  const other = languages.find((each) => each !== language) ?? language;
  const tab = await context.newPage();
  await tab.goto(url("/login"));
  await chooseLanguage(tab, other);
  await expect(tab.locator("html")).toHaveAttribute("lang", other);
  await page.locator('main a[href^="/login"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(loginTexts[other].title);
  await expect(page.getByLabel(loginTexts[other].username)).toBeVisible();
});

test.describe("a brand of ten languages", () => {
  test.use({ brand: brands[0] });

  test("lists them by their own names, and writes Arabic from the right", async ({ page, url }) => {
    await page.goto(url("/login"));
    const list = page.locator("details.language-switch");
    await list.locator("summary").press("Enter");
    await expect(list.getByRole("button")).toHaveCount(9);
    await list.getByRole("button", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(loginTexts.ar.title);
    const logo = await page.locator(".brand-logo").boundingBox();
    const choice = await list.boundingBox();
    expect(choice?.x).toBeLessThan(logo?.x ?? 0);
    await chooseLanguage(page, "eu");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  });
});

for (const kind of ["guest", "client"] as const) {
  test.describe(`on the phone of a ${kind}`, { tag: kind === "guest" ? [] : "@full" }, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test.beforeEach(async ({ page, url, as }) => {
      if (kind === "client") await as(kind);
      await page.goto(url(kind === "client" ? "/" : "/before_room"));
    });

    test("the drawer opens and closes", async ({ page, words }) => {
      const t = words(frameTexts);
      const menu = page.locator("#menu nav");
      const opener = page.getByRole("link", { name: t("menu"), exact: true });
      await expect(menu).toBeHidden();
      await opener.click();
      await expect(menu).toBeInViewport();
      await page
        .getByRole("link", { name: t("closeMenu") })
        .locator("svg")
        .click();
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("Escape closes the drawer, which keeps the focus until then", {
      tag: "@js",
    }, async ({ page, words }) => {
      const opener = page.getByRole("link", { name: words(frameTexts)("menu"), exact: true });
      const outOfReach = page.locator("[inert]").getByRole("heading", { level: 1 });
      await opener.click();
      await expect(page.locator("#menu")).toBeFocused();
      await expect(outOfReach).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu nav")).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(outOfReach).toHaveCount(0);
    });

    test("a user who opens the drawer before the scripts load gets it", {
      tag: "@js",
    }, async ({ page, words }) => {
      const releaseScripts = await holdBackLateScripts(page);
      await page.reload({ waitUntil: "commit" });
      await page.getByRole("link", { name: words(frameTexts)("menu"), exact: true }).click();
      releaseScripts();
      await expect(page.locator("#menu nav")).toBeInViewport();
      // The page is hydrated: the content behind the drawer is inert.
      await expect(page.locator("[inert]").getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu nav")).toBeHidden();
    });
  });
}

test("a link in the drawer leads on and closes it", { tag: "@full" }, async ({
  page,
  url,
  say,
  words,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url("/before_room"));
  await page.getByRole("link", { name: words(frameTexts)("menu"), exact: true }).click();
  const menu = page.locator("#menu nav");
  await menu.getByRole("link", { name: say(login) }).click();
  await expect(page).toHaveURL(url("/login"));
  await expect(menu).toBeHidden();
});

test("the menu marks the current page, also on the home page", { tag: "@full" }, async ({
  page,
  url,
  say,
  as,
}) => {
  await as("client");
  for (const path of ["/", "/panel_home2", "/request"]) {
    await page.goto(url(path));
    await expect(page.locator("#menu [aria-current=page]")).toHaveText(say(request));
  }
});

test("the menu marks the entry under which a page stands", { tag: "@full" }, async ({
  page,
  url,
  say,
  as,
}) => {
  await as("company");
  for (const path of ["/employee", "/employee/import", "/service_type", "/references"]) {
    await page.goto(url(path));
    await expect(page.locator("#menu [aria-current=page]")).toHaveText(
      say({ en: "Employees", es: "Empleados" }),
    );
  }
});

test("the page for an unknown address says so, and links home", { tag: "@full" }, async ({
  page,
  url,
  say,
  brand,
  as,
}) => {
  const response = await page.goto(url("/no/such/screen"));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText(
    say({ en: "Oops! Nothing here...", es: "¡Vaya! Aquí no hay nada..." }),
  );
  await expect(page.locator("#menu").getByRole("link", { name: say(login) })).toBeVisible();
  const home = page.getByRole("link", { name: say({ en: "go home", es: "ir al inicio" }) });
  await home.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(brand.name);

  // The page has the frame of its visitor.
  await as("employee");
  await page.goto(url("/no/such/screen"));
  await expect(page.locator("#menu").getByRole("link", { name: say(login) })).toHaveCount(0);
  await home.click();
  await expect(page).toHaveURL(url("/"));
});

/** Withholds the scripts that the page does not preload. */
async function holdBackLateScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const document = page.waitForResponse(
    (response) => response.request().resourceType() === "document",
  );
  const html = document.then((response) => response.text());
  await page.route("**/build/**/*.js", async (route) => {
    const isNamed = (await html).includes(new URL(route.request().url()).pathname);
    if (!isNamed) await released;
    await route.continue();
  });
  return release;
}

companyTest.describe("in German", () => {
  companyTest.use({
    brand: brands[0],
    // The stories' own texts are in two languages; this needs the panel's alone.
    language: "de" as "es",
    locale: "de",
    viewport: { width: 1440, height: 900 },
  });

  companyTest(
    "the menu's long words leave room for their counts",
    { tag: "@full" },
    async ({ page, panel, url, asOwnCompany }) => {
      const company = await asOwnCompany();
      for (let count = 0; count < 12; count += 1) await bookTaxi(panel, company);
      await page.goto(url("/Bookings"));
      const link = page.locator('.menu-link[href="/Bookings"]');
      await expect(link).toContainText("12");
      const [word, count] = await link.evaluate((each) =>
        [...each.querySelectorAll(":scope > span")].map((part) => {
          const { left, right, height } = part.getBoundingClientRect();
          return { left, right, height };
        }),
      );
      // The count stands in one line, and at the word's side.
      expect(count?.height).toBeLessThan(30);
      expect(word?.right).toBeLessThan(count?.left ?? 0);
      expect(await readLastLine(link.locator(":scope > span").first())).toBe("lungen");
      const isCut = await page
        .locator(".drawer > aside > div")
        .evaluate((menu) => menu.scrollWidth > menu.clientWidth);
      expect(isCut).toBe(false);
    },
  );
});

/** The letters in the lowest line of a text. */
const readLastLine = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const [text] = element.childNodes as unknown as [Text];
    const letters = [...text.data].map((letter, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return { letter, bottom: range.getBoundingClientRect().bottom };
    });
    const lowest = Math.max(...letters.map(({ bottom }) => bottom));
    return letters
      .filter(({ letter, bottom }) => letter !== "\u00AD" && bottom > lowest - 4)
      .map(({ letter }) => letter)
      .join("");
  });
