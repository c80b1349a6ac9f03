import type { Page } from "@playwright/test";
import { formatMoney } from "../../app/i18n/format.server.ts";
import { texts } from "../../app/routes/purses/texts.ts";
import { texts as transferTexts } from "../../app/routes/purses/transfer-texts.ts";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { texts as frameTexts } from "../../app/ui/frames/texts.ts";
import { createPng, createQrPng } from "../services/pictures.ts";
import { payIn, purseOf } from "../services/purses.ts";
import { test } from "./purse-story.ts";
import { expect } from "./story.ts";

const noAmount = { en: "Enter an amount", es: "Escribe un importe" };
const noUser = {
  en: "Enter valid user code",
  es: "Escribe un código de usuario válido",
};
const invalidCode = { en: "Invalid code", es: "El código no es válido" };
const notEnough = {
  en: "You do not have enough balance \\ Customer is invalid",
  es: "No tienes saldo suficiente o el cliente no es válido",
};

/** The error messages; the page's empty toast is an alert too. */
const summaryOf = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });

const png = (buffer: Buffer) => ({ name: "code.png", mimeType: "image/png", buffer });

test("money is sent to a user code: errors are shown, the receiver is named, and it is sent once", {
  tag: "@full",
}, async ({ page, panel, url, say, words, language, meet, form }) => {
  const { payer, receiver } = await meet(5000);
  const t = words(transferTexts);
  const summary = summaryOf(page);
  await page.goto(url("/purses"));
  await form.button.click();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(words(fieldTexts)("heading", { count: 2 }));
  await expect(form.amount).toHaveAccessibleDescription(new RegExp(say(noAmount)));
  await expect(form.to).toHaveAccessibleDescription(new RegExp(say(noUser)));

  await form.amount.fill("60");
  await form.to.fill("PRD-NADA-NADA");
  await form.button.click();
  await expect(form.to).toHaveAccessibleDescription(new RegExp(say(invalidCode)));
  await expect(form.amount).toHaveValue("60");
  await form.to.fill(receiver.purseCode);
  await form.button.click();
  await expect(summary).toContainText(say(notEnough));

  await form.amount.fill("12,50");
  await form.button.click();
  const amount = formatMoney(12.5, "EUR", language);
  const question = page.getByRole("heading", {
    name: t("question", { amount, receiver: "Mateo S." }),
  });
  await expect(question).toBeVisible();
  await expect(page.getByRole("main")).toContainText(formatMoney(37.5, "EUR", language));
  expect(purseOf(panel, payer).cents).toBe(5000);

  await page.getByRole("link", { name: t("change"), exact: true }).click();
  await expect(form.to).toHaveValue(receiver.purseCode);
  await form.amount.fill("20");
  await form.button.click();
  const send = page.getByRole("button", {
    name: t("send", { amount: formatMoney(20, "EUR", language) }),
  });
  await send.click();
  const sent = { amount: formatMoney(20, "EUR", language), receiver: "Mateo S." };
  await expect(page.getByRole("heading", { name: t("sent", sent) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: t("sent", sent) })).toBeVisible();
  expect([payer, receiver].map((each) => purseOf(panel, each).cents)).toEqual([3000, 2000]);

  await page.getByRole("link", { name: t("back") }).click();
  await expect(page.getByRole("rowheader").first()).toContainText("Mateo S.");
});

test("a code is read from a picture, on every form that asks for one", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  language,
  meet,
  form,
}) => {
  const { receiver } = await meet(5000);
  const t = words(transferTexts);
  await page.goto(url("/purses"));
  await form.amount.fill("1");
  await form.picture.setInputFiles(png(createPng(300)));
  await form.button.click();
  await expect(summaryOf(page)).toBeFocused();
  await expect(form.picture).toHaveAttribute("aria-invalid", "true");

  await form.amount.fill("");
  await form.picture.setInputFiles(png(createQrPng(receiver.purseCode)));
  await form.button.click();
  await expect(form.amount).toHaveAccessibleDescription(new RegExp(say(noAmount)));
  await expect(form.to).toHaveValue(receiver.purseCode);
  await form.amount.fill("1");
  await form.button.click();
  const amount = formatMoney(1, "EUR", language);
  await page.getByRole("button", { name: t("send", { amount }) }).click();
  const sent = t("sent", { amount, receiver: "Mateo S." });
  await expect(page.getByRole("heading", { name: sent })).toBeVisible();
  expect(purseOf(panel, receiver).cents).toBe(100);
});

test("two windows send the whole balance, and one of them gets an error", { tag: "@full" }, async ({
  page,
  context,
  panel,
  url,
  say,
  words,
  language,
  meet,
  form,
}) => {
  const { payer, receiver } = await meet(4242);
  const t = words(transferTexts);
  const amount = formatMoney(42.42, "EUR", language);
  const send = { name: t("send", { amount }) };
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(url("/purses"));
    await window.getByLabel(words(texts)("amount_in", { currency: "EUR" })).fill("42.42");
    await window.getByLabel(words(texts)("to")).fill(`${receiver.id}`);
    await window.getByRole("button", { name: words(texts)("continue") }).click();
    await expect(window.getByRole("button", send)).toBeVisible();
  }
  await other.getByRole("button", send).click();
  const sent = t("sent", { amount, receiver: "Mateo S." });
  await expect(other.getByRole("heading", { name: sent })).toBeVisible();
  await page.getByRole("button", send).click();
  await expect(summaryOf(page)).toContainText(say(notEnough));
  await expect(page.getByRole("button", send)).toBeHidden();
  expect([payer, receiver].map((each) => purseOf(panel, each).cents)).toEqual([0, 4242]);
  await expect(form.button).toBeHidden();
});

test("movements have pages, and every page links to the purses", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  meet,
}) => {
  const { payer } = await meet(100);
  for (let count = 1; count <= 10; count += 1) payIn(panel, payer, 100);
  await page.goto(url("/favorite"));
  const menu = page.getByRole("complementary");
  await menu.getByRole("link", { name: words(frameTexts)("purses") }).click();
  await expect(page.getByRole("heading", { level: 1, name: words(texts)("title") })).toBeVisible();
  await expect(page.getByText(payer.purseCode)).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await page.locator("a[rel=next]").click();
  await expect(page.getByRole("rowheader")).toHaveCount(1);
});
