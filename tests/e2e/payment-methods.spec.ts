import type { Page } from "@playwright/test";
import { texts as paymentTexts } from "../../app/routes/PaymentMethod/texts.ts";
import { texts as dialogTexts } from "../../app/ui/dialog/texts.ts";
import { type Brand, brands } from "../../sandbox/brands.ts";
import { listMethodsOf } from "../../sandbox/customer/payment-methods.ts";
import { openAccount } from "../services/accounts.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { openPiece } from "./pieces/piece-page.ts";
import { expect, test } from "./request-story.ts";
import { hostOf, waitForHydration } from "./story.ts";

const registered = { en: "Data successfully registered", es: "Datos registrados correctamente" };
const updated = { en: "Data updated", es: "Datos actualizados" };
const successful = {
  en: "Payment method removed The action was successful",
  es: "Medio de pago eliminado La acción se ha realizado correctamente",
};
const failed = { en: "Failed", es: "No se ha podido completar la acción" };
const refused = {
  en: "No other payment method can be chosen",
  es: "No es posible seleccionar otro medio de pago",
};
const accept = { en: "Accept", es: "Aceptar" };
const notFound = { en: "Oops! Nothing here...", es: "¡Vaya! Aquí no hay nada..." };

/** The methods that a client has with a group from the start. */
const namesOf = (brand: Brand) =>
  listMethodsOf(brand)
    .slice(0, 3)
    .map(({ name }) => name);

/** The user's default payment method in the API's data. */
function defaultOf({ sandbox: { world } }: Panel, email: string): string | undefined {
  const account = [...world.accounts.values()].find((each) => each.email === email);
  const choices = [...world.paymentChoices].find(([key]) => key.startsWith(`${account?.id}:`));
  const methods = world.brands.flatMap(listMethodsOf);
  return methods.find(({ id }) => id === choices?.[1].defaultId)?.name;
}

/** Whether the message catches a click at its centre. */
function isInTheWay(message: Element): boolean {
  const { x, y, width, height } = message.getBoundingClientRect();
  return message.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const toggles = (page: Page) => page.getByRole("radiogroup").getByRole("radio");

test("each group that serves the customer has its own payment methods", { tag: "@full" }, async ({
  page,
  url,
  brand,
  panel,
  enter,
}) => {
  const account = await enter();
  await page.goto(url("/payment-method"));
  await expect(toggles(page)).toHaveText(namesOf(brand));
  const other = panel.sandbox.world.brands.find(({ id }) => id !== brand.id) as Brand;
  await page.getByRole("main").getByRole("link", { name: other.name }).click();
  await expect(toggles(page)).toHaveText(namesOf(other));
  const wished = page.getByRole("radio", { checked: false }).first();
  const name = (await wished.textContent()) ?? "";
  await wished.click();
  await expect(page.getByRole("radio", { checked: true })).toHaveText([name]);
  await expect(page).toHaveURL(new RegExp(`group=${other.id}`));
  // With JavaScript the choice shows before the API has confirmed it.
  const { paymentChoices } = panel.sandbox.world;
  const chosen = () => paymentChoices.get(`${account.id}:${other.id}`)?.defaultId;
  await expect.poll(() => listMethodsOf(other).find(({ id }) => id === chosen())?.name).toBe(name);
});

test("payment methods have pictures, and one of them is the default", {
  tag: ["@main", "@full"],
}, async ({ page, url, brand, say, panel, asNewcomer }) => {
  const { email } = await asNewcomer();
  await page.goto(url("/payment-method"));
  await expect(toggles(page)).toHaveText(namesOf(brand));
  const pictures = page.getByRole("radiogroup").locator("img");
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }

  const checked = page.getByRole("radio", { checked: true });
  for (const name of namesOf(brand).toReversed()) {
    await page.getByRole("radio", { name }).click();
    // With JavaScript the choice shows at once; without it, the next page shows it.
    await expect.poll(() => defaultOf(panel, email)).toBe(name);
    await expect(checked).toHaveText([name]);
    // A browser takes no click before it has rendered the next page.
    await page.waitForLoadState();
  }
  const said = page.getByText(say(updated));
  await expect(said).toBeVisible();
  expect(await said.evaluate(isInTheWay)).toBe(false);
  await page.reload();
  await expect(checked).toHaveText(namesOf(brand).slice(0, 1));
});

test("the arrow keys move between the methods and choose nothing", {
  tag: ["@js", "@full"],
}, async ({ page, url, asNewcomer }) => {
  await asNewcomer();
  await page.goto(url("/payment-method"));
  const chosen = await page.getByRole("radio", { checked: true }).textContent();
  await waitForHydration(page);
  await toggles(page).first().focus();
  for (const [key, at] of [
    ["ArrowDown", 1],
    ["ArrowRight", 2],
    ["ArrowDown", 0],
    ["ArrowUp", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(toggles(page).nth(at)).toBeFocused();
  }
  await expect(page.getByRole("radio", { checked: true })).toHaveText(`${chosen}`);
});

test("a method is removed after a question, and can be restored", { tag: "@full" }, async ({
  page,
  url,
  brand,
  say,
  words,
  asNewcomer,
}) => {
  const t = words(paymentTexts);
  const [first = "", second = "", third = ""] = namesOf(brand);
  await asNewcomer();
  await page.goto(url("/payment-method"));
  await page.getByRole("link", { name: t("remove", { name: second }) }).click();
  const dialog = page.getByRole("dialog", { name: t("remove_title") });
  await expect(dialog).toContainText(t("remove_question", { name: second }));
  await dialog.getByRole("link", { name: t("cancel") }).click();
  await expect(dialog).toBeHidden();
  await expect(toggles(page)).toHaveText([first, second, third]);

  await page.getByRole("link", { name: t("remove", { name: second }) }).click();
  await dialog.getByRole("button", { name: t("remove_it") }).click();
  await expect(page.getByText(say(successful))).toBeVisible();
  await expect(toggles(page)).toHaveText([first, third]);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);

  await page.getByRole("button", { name: t("put_back") }).click();
  await expect(page.getByText(say(registered))).toBeVisible();
  await expect(toggles(page)).toHaveText([first, second, third]);
  await expect(page.getByRole("button", { name: t("put_back") })).toBeHidden();
});

test("the last method cannot be removed", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  words,
  asNewcomer,
}) => {
  const t = words(paymentTexts);
  const [first = "", ...others] = namesOf(brand);
  await asNewcomer();
  await page.goto(url("/payment-method"));
  for (const name of others) {
    await page.getByRole("link", { name: t("remove", { name }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("remove_it") })
      .click();
    await expect(page.getByRole("radio", { name })).toBeHidden();
  }
  await expect(toggles(page)).toHaveText([first]);
  await expect(page.getByRole("link", { name: t("remove", { name: first }) })).toBeHidden();

  const visitor = await visitorOf(page, panel.port);
  const [method] = listMethodsOf(brand);
  const reply = await visitor.post("/payment-method", { form: "remove", id: `${method?.id}` });
  expect(reply.status).toBe(422);
});

test("a method that cannot be removed stays, with a message", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  say,
  words,
  asNewcomer,
}) => {
  const t = words(paymentTexts);
  const [name = ""] = namesOf(brand);
  await asNewcomer();
  await page.goto(url("/payment-method"));
  const { faults } = panel.sandbox;
  const removal = { operation: "removePaymentMethod", times: 1 } as const;
  for (const plan of [
    () => faults.add({ ...removal, kind: "status", status: 404 }),
    () => faults.add({ ...removal, kind: "status", status: 500 }),
    () => faults.add({ ...removal, kind: "empty" }),
  ]) {
    plan();
    await page.getByRole("link", { name: t("remove", { name }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("remove_it") })
      .click();
    const toast = page.getByRole("alert").filter({ hasText: say(failed) });
    await toast.getByRole("link", { name: say(accept) }).click();
    await expect(toast).toBeHidden();
    await expect(page).toHaveURL(url("/payment-method"));
  }
});

test("the group's explanation is shown where the user has asked for the change", {
  tag: "@full",
}, async ({ page, panel, brand, url, say, words, asNewcomer }) => {
  const t = words(paymentTexts);
  const [name = ""] = namesOf(brand);
  await asNewcomer();
  await page.goto(url("/payment-method"));
  const refuse = (
    operation: "removePaymentMethod" | "setDefaultPaymentMethod",
    code: string,
    message: string,
  ) =>
    panel.sandbox.faults.add({
      operation,
      kind: "status",
      status: 422,
      body: { message, code },
      times: 1,
    });

  refuse("removePaymentMethod", "final_state", "Hay un viaje por pagar");
  await page.getByRole("link", { name: t("remove", { name }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("remove_it") }).click();
  await expect(dialog.getByRole("alert")).toContainText("Hay un viaje por pagar");
  await dialog.getByRole("link", { name: t("cancel") }).click();
  await expect(page.getByRole("radio", { name })).toBeVisible();

  // The group fixes the method after the page has been rendered.
  refuse("setDefaultPaymentMethod", "payment_method_locked", refused.es);
  await page.getByRole("radio", { checked: false }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: say(refused) })).toBeFocused();
});

test("a long list over another page scrolls within half of the height", {
  tag: ["@js", "@full"],
}, async ({ page, language, words }) => {
  await openPiece(page, "payment-methods", { language });
  const dialog = page.getByRole("dialog");
  const list = dialog.locator("div", { has: page.getByRole("radiogroup") }).last();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((await list.boundingBox())?.height).toBeCloseTo(height / 2, 0);
  await expect(toggles(page).last()).not.toBeInViewport();
  await toggles(page).last().scrollIntoViewIfNeeded();
  await expect(toggles(page).last()).toBeInViewport();
  const close = dialog.getByRole("link", { name: words(dialogTexts)("close") });
  await expect(close).toHaveCount(2);
  for (const each of await close.all()) await expect(each).toBeInViewport();
});

test.describe("with a fixed payment method", () => {
  // The company has agreed on the method with this group.
  test.use({ brand: brands[2] });

  test("another choice is refused without a call to the group", { tag: "@full" }, async ({
    page,
    panel,
    url,
    say,
    as,
  }) => {
    const { calls } = panel.sandbox;
    const changes = ["setDefaultPaymentMethod", "addPaymentMethod", "removePaymentMethod"] as const;
    const countChanges = () => changes.map((operation) => calls.get(operation) ?? 0);
    await as("company");
    await page.goto(url("/payment-method"));
    const before = countChanges();
    const chosen = await page.getByRole("radio", { checked: true }).textContent();
    await expect(page.getByRole("radiogroup").getByRole("link")).toHaveCount(0);

    await page.getByRole("radio", { checked: false }).first().click();
    const toast = page.getByRole("alert").filter({ hasText: say(refused) });
    await toast.getByRole("link", { name: say(accept) }).click();
    await expect(toast).toBeHidden();
    await expect(page.getByRole("radio", { checked: true })).toHaveText(`${chosen}`);

    const visitor = await visitorOf(page, panel.port);
    for (const form of ["choose", "remove", "put_back"]) {
      const reply = await visitor.post("/payment-method", { form, id: "31" });
      expect(reply).toMatchObject({ status: 303, location: "/payment-method" });
    }
    expect(countChanges()).toEqual(before);
  });
});

test("a user who belongs to one group pays that group alone", { tag: "@no-js" }, async ({
  panel,
  brand,
}) => {
  const [other] = brands.filter((each) => each !== brand);
  const { email, password } = await openAccount(panel.sandbox, brand);
  const { accounts } = panel.sandbox.world;
  const account = [...accounts.values()].find((each) => each.email === email);
  Object.assign(account ?? {}, { exclusiveAgrupation: other?.id });
  const visitor = createVisitor(panel, hostOf(brand));
  await visitor.logIn({ username: email, password });
  const { html } = await visitor.get("/payment-method");
  for (const name of namesOf(other as Brand)) expect(html).toContain(name);
});

test("an employee whose company pays gets no screen for payment methods", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  as,
}) => {
  await as("employee");
  const response = await page.goto(url("/payment-method"));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText(say(notFound));
  await expect(page.locator('#menu a[href="/payment-method"]')).toHaveCount(0);
  const visitor = await visitorOf(page, panel.port);
  const reply = await visitor.post("/payment-method", { form: "choose", id: "12" });
  expect(reply.status).toBe(404);
});

/** A client with the browser's session, for forms that no page offers. */
async function visitorOf(page: Page, port: number) {
  const cookies = await page.context().cookies();
  return createVisitor({ port }, new URL(page.url()).hostname, {
    cookies: cookies.map(({ name, value }): [string, string] => [name, value]),
  });
}
