import type { Locator, Page } from "@playwright/test";
import { texts as fareTexts } from "../../app/features/fares/texts.ts";
import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as addressTexts } from "../../app/features/places/address-texts.ts";
import { texts as namingTexts } from "../../app/features/places/favourite/texts.ts";
import { texts as dialogTexts } from "../../app/ui/dialog/texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import { nameOf } from "../../sandbox/trips/geocoding.ts";
import { keepsFocus, settle } from "./page-focus.ts";
import { expect, test } from "./request-story.ts";
import { waitForHydration } from "./story.ts";

const [cantalmar, alazul, limoncillo] = brands;
if (!cantalmar || !alazul || !limoncillo) throw new Error("The sandbox has three brands");

const station = nameOf(getPlace("estacion-central"));
const square = nameOf(getPlace("plaza-mayor"));
const toAirport = "/request?to=terminal+1+salidas";

const registered = { en: "Data successfully registered", es: "Datos registrados correctamente" };
const invalidCode = { en: "Invalid code", es: "El código no es válido" };
const required = { en: "This field is required.", es: "Este campo es obligatorio." };
const taken = { en: "Already in use", es: "Ya está en uso" };

/** With JavaScript the dialog is modal; without it, the dialog is the only content of the page. */
async function expectInFront(dialog: Locator, page: Page, behind: Locator, isScripted: boolean) {
  await expect(dialog).toBeVisible();
  if (isScripted) await expect(page.locator("dialog:modal")).toBeVisible();
  else await expect(behind).toBeHidden();
}

test("Choose Fare lists each group with its logo and fare, and the choice stays", {
  tag: "@full",
}, async ({ page, url, brand, words, enter, form, javaScriptEnabled }) => {
  const t = words(fareTexts);
  await enter();
  await page.goto(url(toAirport));
  await page.locator("details:has([name=notes]) > summary").click();
  await page.locator("[name=notes]").fill("Andén 2");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2, name: brand.name })).toBeVisible();
  await page.getByRole("button", { name: t("choose") }).click();

  const dialog = page.getByRole("dialog", { name: t("choose") });
  await expectInFront(dialog, page, form.order, javaScriptEnabled !== false);
  for (const { name } of [cantalmar, alazul, limoncillo]) {
    const item = dialog.getByRole("listitem").filter({ hasText: name });
    await expect(item).toContainText("€");
    const logo = item.locator("img");
    await expect(logo).toHaveCount(1);
    await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
  }
  await expect(dialog.locator("[aria-current=true]")).toContainText(brand.name);
  const other = brand.name === limoncillo.name ? cantalmar : limoncillo;
  await dialog.getByRole("button", { name: other.name }).first().click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole("heading", { level: 2, name: other.name })).toBeVisible();
  await expect(page.locator("[name=notes]")).toHaveValue("Andén 2");
  await expect(form.to).toHaveValue(/Cantalmar$/);
});

test("the details of another group's fare lead back to Choose Fare", { tag: "@full" }, async ({
  page,
  url,
  brand,
  words,
  enter,
}) => {
  const t = words(fareTexts);
  const other = brand.name === alazul.name ? cantalmar : alazul;
  await enter();
  await page.goto(url(toAirport));
  await page.getByRole("button", { name: t("choose") }).click();
  const choose = page.getByRole("dialog", { name: t("choose") });
  const title = t("details_of", { group: other.name });
  await choose.getByRole("button", { name: title }).click();
  const details = page.getByRole("dialog", { name: title });
  await details
    .getByRole("link", { name: t("close") })
    .last()
    .click();
  await expect(choose).toBeVisible();
  await choose.getByRole("link", { name: t("close") }).click();
  await expect(choose).toBeHidden();
});

test("the code prompt takes a code before the fares are known, changes and removes it", {
  tag: "@full",
}, async ({ page, url, words, enter, form, javaScriptEnabled }) => {
  const t = words(requestTexts);
  await enter();
  await page.goto(url("/request?from="));
  await form.to.fill("terminal 1 salidas");
  await form.lookUp();
  await page.getByRole("button", { name: t("code_add") }).click();
  const prompt = page.getByRole("dialog", { name: t("code") });
  await expectInFront(prompt, page, form.to, javaScriptEnabled !== false);
  const code = prompt.getByLabel(t("code_label"), { exact: true });
  await expect(code).toBeFocused();
  await code.fill("HOLA10");
  await code.press("Enter");
  await expect(prompt).toBeHidden();
  const panel = page.getByRole("complementary", { name: t("fares") });
  await expect(panel).toContainText("HOLA10");
  await expect(panel).toContainText(t("code_kept"));
  await expect(form.to).toHaveValue(/Terminal 1/);

  await form.from.fill("Plaza Mayor");
  await form.lookUp();
  await expect(panel).toContainText(t("code_applied"));
  await page.getByRole("button", { name: t("code_change") }).click();
  await expect(code).toHaveValue("HOLA10");
  await code.fill("PUERTO5");
  await prompt.getByRole("link", { name: words(dialogTexts)("cancel") }).click();
  await expect(prompt).toBeHidden();
  await expect(panel).toContainText("HOLA10");
  await page.getByRole("button", { name: t("code_remove") }).click();
  await expect(panel).not.toContainText("HOLA10");
  await expect(page.locator("[name=code]")).toHaveCount(0);
});

test("the code prompt stays open while a code is missing or refused", { tag: "@full" }, async ({
  page,
  url,
  say,
  words,
  enter,
  form,
}) => {
  const t = words(requestTexts);
  await enter();
  await page.goto(url(toAirport));
  await page.getByRole("button", { name: t("code_add") }).click();
  const prompt = page.getByRole("dialog", { name: t("code") });
  const code = prompt.getByLabel(t("code_label"), { exact: true });
  const apply = prompt.getByRole("button", { name: t("apply") });
  await apply.click();
  await expect(code).toHaveAccessibleDescription(new RegExp(say(required)));
  await code.fill("NADA");
  await apply.click();
  await expect(code).toHaveAccessibleDescription(new RegExp(say(invalidCode)));
  await expect(code).toHaveValue("NADA");
  await expect(code).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const cancel = prompt.getByRole("link", { name: words(dialogTexts)("cancel") });
  await cancel.click();
  await expect(prompt).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error: /);
  await expect(form.order).toBeVisible();

  // A refused code does not replace a valid one.
  await page.getByRole("button", { name: t("code_add") }).click();
  await code.fill("HOLA10");
  await apply.click();
  await expect(prompt).toBeHidden();
  await page.getByRole("button", { name: t("code_change") }).click();
  await code.fill("NADA");
  await apply.click();
  await expect(code).toHaveAccessibleDescription(new RegExp(say(invalidCode)));
  await cancel.click();
  await expect(prompt).toBeHidden();
  await expect(page.getByRole("main")).toContainText("HOLA10");
});

test("an address is named over the request, which goes on with the new favourite", {
  tag: "@full",
}, async ({ page, url, say, words, panel, enter, form, javaScriptEnabled }) => {
  const t = words(requestTexts);
  const account = await enter();
  await page.goto(url("/request?notes=Side+door&timing=later"));
  await form.to.fill("Estación Central");
  await form.lookUp();
  await expect(form.to).toHaveValue(station);
  await page.getByRole("button", { name: t("save") }).click();
  const prompt = page.getByRole("dialog", { name: words(namingTexts)("title") });
  await expectInFront(prompt, page, form.to, javaScriptEnabled !== false);
  await expect(prompt).toContainText(station);
  const name = prompt.getByLabel(words(namingTexts)("name"));
  const accept = prompt.getByRole("button", { name: words(dialogTexts)("accept") });

  // The API refuses a name that is in use, and the prompt says so without leaving the request.
  await name.fill("Casa");
  await accept.click();
  await expect(prompt.getByRole("alert")).toContainText(say(taken));
  await expect(name).toHaveValue("Casa");
  await name.fill("Trenes");
  await accept.click();

  await expect(page.getByText(say(registered))).toBeVisible();
  await expect(prompt).toBeHidden();
  await expect(page).toHaveURL(/\/request\?/);
  await expect(form.from).toHaveValue(square);
  await expect(form.to).toHaveValue(station);
  await expect(page.getByText(words(addressTexts)("saved_as", { alias: "Trenes" }))).toBeVisible();
  await expect(page.locator("[name=notes]")).toHaveValue("Side door");
  const saved = [...panel.sandbox.world.favourites.values()].filter(
    ({ accountId }) => accountId === account.id,
  );
  expect(saved.map(({ alias }) => alias)).toEqual(["Casa", "Trenes"]);
});

test.describe("with JavaScript", { tag: "@js" }, () => {
  test("every dialog of the request gives the focus back to what has opened it", async ({
    page,
    url,
    enter,
  }) => {
    await enter();
    await page.goto(url(toAirport));
    await waitForHydration(page);
    for (const name of ["fares", "code", "save-to"]) {
      const opener = page.locator(`button[name=dialog][value="${name}"]`);
      await opener.press("Enter");
      await expect(page.locator("dialog:modal")).toBeVisible();
      expect(await keepsFocus(page)).toBe(true);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(page).not.toHaveURL(/dialog=/);
      await settle(page);
      await expect(opener).toBeFocused();
    }
  });

  test("Request failed is a dialog that leaves the form as it is", { tag: "@full" }, async ({
    page,
    url,
    words,
    enter,
    form,
  }) => {
    await enter("company");
    await page.goto(url(toAirport));
    await waitForHydration(page);
    await form.field("phone").fill("123");
    await form.order.click();
    await expect(page.locator("dialog:modal").getByRole("alert")).toBeFocused();
    await expect(form.alert).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form.alert).toBeHidden();
    // The errors stay at their fields.
    await expect(form.field("phone")).toHaveAttribute("aria-invalid", "true");
    await expect(form.field("phone")).toHaveValue("123");
    // A second failure opens the dialog again, and its button closes it.
    await form.order.click();
    await expect(form.alert).toBeFocused();
    await page
      .locator("dialog:modal")
      .getByRole("button", { name: words(dialogTexts)("close") })
      .click();
    await expect(form.alert).toBeHidden();
    await expect(form.order).toBeFocused();
  });
});
