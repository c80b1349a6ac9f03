import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as labelTexts } from "../../app/features/support/label-texts.ts";
import { texts as promoTexts } from "../../app/routes/promo/texts.ts";
import type { Brand } from "../../sandbox/brands.ts";
import type { Promo } from "../../sandbox/world.ts";
import { tripsOf } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import { expect, test } from "./request-story.ts";

const approved = { en: "Approved", es: "Aprobada" };
const waiting = { en: "Waiting for answer", es: "En espera de respuesta" };
const invalidCode = { en: "Invalid code", es: "El código no es válido" };

/** The first promotion of the brand that satisfies the condition. */
function findPromo({ sandbox }: Panel, { id }: Brand, isSo: (promo: Promo) => boolean): Promo {
  const promo = [...sandbox.world.promos.values()].find(
    (each) => each.brandId === id && isSo(each),
  );
  if (!promo) throw new Error("There is no such promotion");
  return promo;
}

const isOver = ({ validUntil }: Promo) => validUntil <= Date.now();

test("a promotion is redeemed, and its code makes the next request cheaper once", {
  tag: ["@main", "@full"],
}, async ({ page, panel, brand, url, say, words, enter, form }) => {
  const t = words(promoTexts);
  const account = await enter();
  const promo = findPromo(panel, brand, (each) => !isOver(each) && !each.reviewed);
  const main = page.getByRole("main");
  await page.goto(url(`/promo/${promo.id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(promo.title);
  await expect(main).toContainText(promo.gives);
  await expect(main).toContainText(words(labelTexts)("pending"));
  await expect(main).not.toContainText(promo.code);

  await page.getByRole("button", { name: t("redeem") }).click();
  await expect(page.getByText(t("redeemed"))).toBeVisible();
  await expect(main.getByText(say(approved))).toBeVisible();
  await expect(main.getByText(promo.code, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("redeem") })).toBeHidden();

  await page.getByRole("link", { name: t("use") }).click();
  const code = page.getByRole("button", { name: words(requestTexts)("code_change") });
  await expect(page.locator("main aside")).toContainText(promo.code);
  await form.goTo("terminal 1 salidas");
  const applied = words(requestTexts)("code_applied");
  await expect(code).toHaveAccessibleDescription(new RegExp(applied));
  await form.order.click();
  await expect(page.locator("#placed")).toBeVisible();
  expect(tripsOf(panel, account)).toMatchObject([{ code: promo.code }]);

  // The code is valid for one trip.
  await page.goto(url(`/request?code=${promo.code}&to=terminal+1+salidas`));
  await expect(code).toHaveAccessibleDescription(new RegExp(words(orderTexts)("invalidCode")));
});

test("a promotion that the group reviews waits for its answer", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  say,
  words,
  enter,
}) => {
  const t = words(promoTexts);
  const { id } = await enter("company");
  const promo = findPromo(panel, brand, (each) => each.reviewed && each.gives.startsWith("25"));
  await page.goto(url(`/promo/${promo.id}`));
  await page.getByRole("button", { name: t("redeem") }).click();
  await expect(page.getByText(t("asked"))).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(say(waiting))).toBeVisible();
  await expect(main).toContainText(t("waiting_hint"));
  promo.labels.set(id, "approved");
  await page.getByRole("link", { name: t("look_again") }).click();
  await expect(main.getByText(promo.code, { exact: true })).toBeVisible();
});

test("an expired promotion cannot be redeemed, nor a rejected one", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  say,
  words,
  enter,
}) => {
  const t = words(promoTexts);
  const { id } = await enter();
  const main = page.getByRole("main");
  const button = page.getByRole("button", { name: t("redeem") });
  const over = findPromo(panel, brand, isOver);
  await page.goto(url(`/promo/${over.id}`));
  await expect(main).toContainText(t("over"));
  await expect(button).toBeHidden();

  const rejected = findPromo(panel, brand, (each) => each.reviewed && each.gives.startsWith("10"));
  rejected.labels.set(id, "rejected");
  await page.goto(url(`/promo/${rejected.id}`));
  await expect(main).toContainText(t("rejected_hint"));
  await expect(button).toBeHidden();

  // The promotion ends while the page is open.
  const ending = findPromo(panel, brand, (each) => !isOver(each) && !each.labels.has(id));
  const { validUntil } = ending;
  await page.goto(url(`/promo/${ending.id}`));
  ending.validUntil = panel.sandbox.world.clock.now();
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: say(invalidCode) })).toBeFocused();
  await expect(main).toContainText(t("over"));
  ending.validUntil = validUntil;
});

test("another group's promotion is not found", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  say,
  enter,
}) => {
  await enter("employee");
  const others = panel.sandbox.world.brands.find(({ id }) => id !== brand.id) ?? brand;
  const { id } = findPromo(panel, others, () => true);
  await page.goto(url(`/promo/${id}`));
  await expect(page.getByRole("main")).toContainText(
    say({ en: "Oops! Nothing here...", es: "¡Vaya! Aquí no hay nada..." }),
  );
});
