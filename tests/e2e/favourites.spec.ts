import type { Page } from "@playwright/test";
import { texts as addressTexts } from "../../app/features/places/address-texts.ts";
import { texts as namingTexts } from "../../app/features/places/favourite/texts.ts";
import { texts as favouriteTexts } from "../../app/routes/favorite/texts.ts";
import { texts as dialogTexts } from "../../app/ui/dialog/texts.ts";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { addFavourite } from "../../sandbox/customer/favourites.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import type { Account } from "../../sandbox/world.ts";
import type { Person } from "../services/accounts.ts";
import { createVisitor } from "../services/visitor.ts";
import { expect, hostOf, test } from "./story.ts";

const registered = { en: "Data successfully registered", es: "Datos registrados correctamente" };
const updated = { en: "Data updated", es: "Datos actualizados" };
const successful = {
  en: "Favorite removed The action was successful",
  es: "Favorito eliminado La acción se ha realizado correctamente",
};
const failed = { en: "Failed", es: "No se ha podido completar la acción" };
const required = { en: "This field is required.", es: "Este campo es obligatorio." };
const taken = { en: "Already in use", es: "Ya está en uso" };
const accept = { en: "Accept", es: "Aceptar" };

const station = "Estación Central, Plaza de la Estación, 1, 59002 Cantalmar";
const square = { name: "Plaza Mayor", latitude: 38.001, longitude: 0.612 };

const rowOf = (page: Page, alias: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: alias, exact: true }) });

function accountOf({ world }: Sandbox, { email }: Person): Account {
  const account = [...world.accounts.values()].find((each) => each.email === email);
  if (!account) throw new Error(`No account has the e-mail ${email}`);
  return account;
}

/** Adds favourites without the panel. */
function save(sandbox: Sandbox, person: Person, aliases: string[]): void {
  for (const alias of aliases) {
    const favourite = { alias, ...square, isDefault: false };
    addFavourite(sandbox.world, accountOf(sandbox, person), favourite);
  }
}

test("an address is found, named and saved, renamed, and removed", { tag: "@full" }, async ({
  page,
  url,
  say,
  words,
  asNewcomer,
}) => {
  const t = words(favouriteTexts);
  const ofDialog = words(dialogTexts);
  const ofSearch = words(addressTexts);
  await asNewcomer();
  await page.goto(url("/favorite"));
  await expect(page.getByRole("heading", { name: t("empty") })).toBeVisible();

  const field = page.getByLabel(t("address_to_save"));
  const search = page.getByRole("button", { name: ofSearch("search") });
  await field.fill("es");
  await search.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(ofSearch("too_short")));

  // A search matches the beginnings of words.
  await field.fill("cent esta");
  await search.click();
  const found = page.getByRole("listitem").getByRole("link", { name: station });
  await found.click();
  const dialog = page.getByRole("dialog", { name: words(namingTexts)("title") });
  await expect(dialog).toContainText(station);
  await dialog.getByRole("link", { name: ofDialog("cancel") }).click();
  await expect(dialog).toBeHidden();
  await found.click();
  await dialog.getByLabel(t("name")).fill("Trenes");
  await dialog.getByRole("button", { name: ofDialog("accept") }).click();
  await expect(page).toHaveURL(url("/favorite"));
  await expect(page.getByText(say(registered))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue("");
  await expect(rowOf(page, "Trenes")).toContainText(station);

  // The next search shows that the address is saved.
  await field.fill("estación central");
  await search.click();
  await expect(page.getByRole("listitem").filter({ hasText: station })).toContainText(
    ofSearch("saved_as", { alias: "Trenes" }),
  );

  await page.getByRole("link", { name: t("rename", { alias: "Trenes" }) }).click();
  const rename = page.getByRole("dialog", { name: t("rename_title") });
  await expect(rename.getByLabel(t("name"))).toHaveValue("Trenes");
  await rename.getByLabel(t("name")).fill("Trenes & buses");
  await rename.getByRole("button", { name: ofDialog("accept") }).click();
  await expect(page.getByText(say(updated))).toBeVisible();
  await expect(rowOf(page, "Trenes & buses")).toContainText(station);

  const alias = "Trenes & buses";
  const removal = page.getByRole("dialog", { name: t("remove_title") });
  await page.getByRole("link", { name: t("remove", { alias }) }).click();
  await expect(removal).toContainText(t("remove_question", { alias }));
  await removal.getByRole("link", { name: t("cancel") }).click();
  await expect(removal).toBeHidden();
  await expect(rowOf(page, alias)).toBeVisible();
  await page.getByRole("link", { name: t("remove", { alias }) }).click();
  await removal.getByRole("button", { name: t("remove_it") }).click();
  await expect(page.getByText(say(successful))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("empty") })).toBeVisible();
});

test("at most one favourite is the default, and none has to be", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  asNewcomer,
}) => {
  save(panel.sandbox, await asNewcomer(), ["Casa", "Taller"]);
  await page.goto(url("/favorite"));
  const t = words(favouriteTexts);
  const home = page.getByRole("checkbox", { name: t("by_default", { alias: "Casa" }) });
  const workshop = page.getByRole("checkbox", { name: t("by_default", { alias: "Taller" }) });
  await expect(home).not.toBeChecked();
  await expect(workshop).not.toBeChecked();

  await home.click();
  await expect(home).toBeChecked();
  await expect(page.getByText(say(updated))).toBeVisible();
  await workshop.click();
  await expect(workshop).toBeChecked();
  await expect(home).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole("rowheader")).toHaveText(["Taller", "Casa"]);

  await workshop.click();
  await expect(workshop).not.toBeChecked();
  await page.reload();
  await expect(workshop).not.toBeChecked();
});

test("a favourite needs a name that is not in use", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  asNewcomer,
}) => {
  save(panel.sandbox, await asNewcomer(), ["Casa", "Taller"]);
  const t = words(favouriteTexts);
  await page.goto(url("/favorite?address=estaci%C3%B3n+central"));
  await page.getByRole("listitem").getByRole("link", { name: station }).click();
  const heading = words(fieldTexts)("heading", { count: 1 });
  const refusal = page.getByRole("dialog").getByRole("alert", { name: heading });
  const name = page.getByRole("dialog").getByLabel(t("name"));
  const press = () =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: say(accept) })
      .click();

  await name.fill("   ");
  await press();
  await expect(refusal).toBeFocused();
  await expect(name).toHaveAccessibleDescription(new RegExp(say(required)));

  await name.fill("Casa");
  await press();
  await expect(refusal).toContainText(say(taken));
  await expect(refusal).toBeFocused();
  await expect(name).toHaveValue("Casa");

  await page.goto(url("/favorite"));
  await page.getByRole("link", { name: t("rename", { alias: "Taller" }) }).click();
  await name.fill("casa");
  await press();
  await expect(refusal).toContainText(say(taken));
  await expect(name).toHaveValue("casa");
  await page.goto(url("/favorite"));
  await expect(page.getByRole("rowheader")).toHaveText(["Casa", "Taller"]);
});

test("the group's refusal is shown in its words, in the language of the page", {
  tag: "@full",
}, async ({ page, panel, url, say, words, asNewcomer }) => {
  const most = Array.from({ length: 50 }, (_, at) => `Sitio ${at + 1}`);
  save(panel.sandbox, await asNewcomer(), most);
  await page.goto(url("/favorite?address=estaci%C3%B3n+central"));
  await page.getByRole("listitem").getByRole("link", { name: station }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words(favouriteTexts)("name")).fill("Uno más");
  await dialog.getByRole("button", { name: say(accept) }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    say({
      en: "You can save at most 50 addresses",
      es: "Puedes guardar 50 direcciones como mucho",
    }),
  );
});

test("a favourite that cannot be removed stays, with a message", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  asNewcomer,
}) => {
  save(panel.sandbox, await asNewcomer(), ["Casa"]);
  const t = words(favouriteTexts);
  await page.goto(url("/favorite"));
  for (const status of [404, 500]) {
    panel.sandbox.faults.add({ operation: "deleteFavourite", kind: "status", status, times: 1 });
    await page.getByRole("link", { name: t("remove", { alias: "Casa" }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("remove_it") })
      .click();
    const toast = page.getByRole("alert").filter({ hasText: say(failed) });
    await toast.getByRole("link", { name: say(accept) }).click();
    await expect(toast).toBeHidden();
    await expect(rowOf(page, "Casa")).toBeVisible();
  }
});

test("a search that finds nothing or fails leaves the page usable", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  asNewcomer,
}) => {
  const t = words(addressTexts);
  save(panel.sandbox, await asNewcomer(), ["Casa"]);
  await page.goto(url("/favorite?address=nowhere+at+all"));
  await expect(page.getByText(t("nothing_found"))).toBeVisible();

  panel.sandbox.faults.add({
    operation: "searchAddresses",
    kind: "status",
    status: 500,
    times: 1,
  });
  await page.goto(url("/favorite?address=estaci%C3%B3n"));
  await expect(page.getByText(t("not_searched"))).toBeVisible();
  await expect(rowOf(page, "Casa")).toBeVisible();
  await page.getByRole("button", { name: t("search") }).click();
  await expect(page.getByText(t("found", { count: 4 }))).toBeVisible();
});

test("a prompt puts the focus into its field, and Escape closes it", {
  tag: ["@js", "@full"],
}, async ({ page, panel, url, words, asNewcomer }) => {
  save(panel.sandbox, await asNewcomer(), ["Casa"]);
  const t = words(favouriteTexts);
  await page.goto(url("/favorite"));
  await page.getByRole("link", { name: t("rename", { alias: "Casa" }) }).click();
  const name = page.getByRole("dialog").getByLabel(t("name"));
  await expect(name).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("Casa");
  await page.keyboard.type("Piso");
  await expect(name).toHaveValue("Piso");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(url("/favorite"));
});

test("the brand stays in the address on a host that several brands share", {
  tag: "@full",
}, async ({ page, panel, brand, words, say, asNewcomer }) => {
  const at = (path: string) => panel.url("127.0.0.1", path);
  const { email, password } = await asNewcomer();
  const visitor = createVisitor(panel, "127.0.0.1");
  const ofBrand = `site_domain=${hostOf(brand)}`;
  await visitor.post(`/login?${ofBrand}`, { username: email, password });
  await page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: at("/") })));

  await page.goto(at(`/favorite?${ofBrand}`));
  await page.getByLabel(words(favouriteTexts)("address_to_save")).fill("central");
  await page.getByRole("button", { name: words(addressTexts)("search") }).click();
  await page.getByRole("listitem").getByRole("link", { name: station }).click();
  await page.getByRole("dialog").getByLabel(words(favouriteTexts)("name")).fill("Trenes");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say(accept) })
    .click();
  await expect(page).toHaveURL(at(`/favorite?${ofBrand}`));
  await expect(rowOf(page, "Trenes")).toBeVisible();
});

test("the same form sent many times at once saves one address", { tag: "@no-js" }, async ({
  page,
  panel,
  url,
  asNewcomer,
}) => {
  const { email } = await asNewcomer();
  const query = new URLSearchParams({ name: station, lat: "37.9953", lng: "0.5921" });
  await page.goto(url(`/favorite?${query}`));
  const form = page.getByRole("dialog").locator("form[method=post]");
  const hidden = await form
    .locator("input[type=hidden]")
    .evaluateAll((inputs) =>
      inputs.map((each) => [each.getAttribute("name"), each.getAttribute("value")]),
    );
  const cookies = await page.context().cookies();
  const visitor = createVisitor(panel, new URL(url("/")).hostname, {
    cookies: cookies.map(({ name, value }): [string, string] => [name, value]),
  });
  const fields = { ...Object.fromEntries(hidden), alias: "Trenes" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor.post("/favorite", fields)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
  const { favourites, accounts } = panel.sandbox.world;
  const mine = [...favourites.values()].filter(
    ({ accountId }) => accounts.get(accountId)?.email === email,
  );
  expect(mine.map(({ alias }) => alias)).toEqual(["Trenes"]);
});

for (const kind of ["company", "employee"] as const) {
  test(`a user of the kind "${kind}" has favourites too`, { tag: "@full" }, async ({
    page,
    url,
    words,
    as,
  }) => {
    await as(kind);
    await page.goto(url("/favorite"));
    await expect(page.getByRole("table", { name: words(favouriteTexts)("saved") })).toBeVisible();
  });
}
