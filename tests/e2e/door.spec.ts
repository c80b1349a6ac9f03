import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import type { DemoKind } from "../../sandbox/accounts/seed.ts";
import { menuOf } from "../menus.ts";
import { expect, test } from "./story.ts";

const kinds: DemoKind[] = ["client", "company", "employee", "hotel"];

const logOut = { en: "Log out", es: "Cerrar sesión" };
const menuName = { en: "Menu", es: "Menú" };
const close = { en: "Close", es: "Cerrar" };
const cancel = { en: "Cancel", es: "Cancelar" };
const question = {
  en: "Are you sure you want to log out?",
  es: "¿Seguro que quieres cerrar la sesión?",
};

test("a visitor gets the brand's own entry page", { tag: "@main" }, async ({
  page,
  url,
  brand,
  language,
  words,
}) => {
  await page.goto(url("/"));
  await expect(page).toHaveURL(url("/before_room?back=%2F"));
  await expect(page).toHaveTitle(`${words(doorTexts)("title")} · ${brand.pageTitle}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(brand.name);
  await expect(page.getByRole("banner").getByRole("img", { name: brand.name })).toBeVisible();
  await expect(page.locator("#menu nav a > span:first-of-type")).toHaveText(
    menuOf("guest", language),
  );
});

for (const kind of kinds) {
  test(`a user of the kind "${kind}" logs in, sees the menu of the role, and logs out`, {
    tag: kind === "client" ? [] : "@full",
  }, async ({ page, url, say, words, language, logIn }) => {
    await page.goto(url("/before_room"));
    await page
      .getByRole("main")
      .getByRole("link", { name: words(doorTexts)("log_in") })
      .click();
    await expect(page).toHaveURL(url("/login"));
    await logIn(kind);
    await expect(page).toHaveURL(url(kind === "hotel" ? "/hotel" : "/"));
    // The desk's board takes all the room, and the menu opens with a press.
    if (kind === "hotel")
      await page.getByRole("link", { name: say(menuName), exact: true }).click();
    const menu = page.locator("#menu nav a > span:first-of-type");
    await expect(menu).toHaveText(menuOf(kind, language));

    await page.getByRole("link", { name: say(logOut) }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(say(question));
    await dialog.getByRole("button", { name: say(close) }).click();
    await expect(page).toHaveURL(url(kind === "hotel" ? "/hotelcab_closed" : "/before_room"));
    await expect(menu).toHaveText(menuOf("guest", language));

    await page.goto(url("/"));
    await expect(page).toHaveURL(url("/before_room?back=%2F"));
  });
}

test("a user who cancels the log-out stays where they were", { tag: "@full" }, async ({
  page,
  url,
  say,
  as,
}) => {
  await as("client");
  await page.goto(url("/?from=letter"));
  await page.getByRole("link", { name: say(logOut) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: say(cancel) }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url("/?from=letter"));
  await page.reload();
  await expect(page).toHaveURL(url("/?from=letter"));
});

test("a link to a screen for members leads there by way of the entry page", async ({
  page,
  url,
  words,
  logIn,
}) => {
  await page.goto(url("/?from=letter"));
  await expect(page).toHaveURL(url(`/before_room?back=${encodeURIComponent("/?from=letter")}`));
  await page
    .getByRole("main")
    .getByRole("link", { name: words(doorTexts)("log_in") })
    .click();
  await logIn("client");
  await expect(page).toHaveURL(url("/?from=letter"));
});

test("a logged-in user is redirected away from the log-in", { tag: "@full" }, async ({
  page,
  url,
  as,
}) => {
  await as("company");
  await page.goto(url("/login"));
  await expect(page).toHaveURL(url("/"));
});
