import type { Page } from "@playwright/test";
import { texts } from "../../app/routes/remove_account/texts.ts";
import { countMessagesTo, lastCodeTo, openAccount } from "../services/accounts.ts";
import { createVisitor } from "../services/visitor.ts";
import { expect, hostOf, test } from "./story.ts";

const required = { en: "This field is required.", es: "Este campo es obligatorio." };
const invalidCode = { en: "Invalid code", es: "El código no es válido" };

const summaryOf = (page: Page) =>
  page.getByRole("main").getByRole("alert", { name: /^(Please check|Revisa)/ });

test("a user who removes the account sees what is deleted, gets a code, and is logged out", {
  tag: "@full",
}, async ({ page, panel, brand, url, words }) => {
  const { sandbox } = panel;
  const { email, password } = await openAccount(sandbox, brand);
  const t = words(texts);
  const main = page.getByRole("main");
  const session = createVisitor(panel, hostOf(brand));
  await session.logIn({ username: email, password });
  await page
    .context()
    .addCookies([...session.cookies].map(([name, value]) => ({ name, value, url: url("/") })));

  await page.goto(url("/remove_account"));
  for (const loss of ["lost_history", "lost_favourites", "lost_payment", "lost_wallet"] as const) {
    await expect(main).toContainText(t(loss));
  }
  await expect(main.getByLabel(t("login"))).toHaveValue(email);
  await main.getByRole("button", { name: t("send") }).click();
  await expect(main).toContainText(t("sent"));

  // Mail scanners open the link, which must not remove anything.
  const code = lastCodeTo(sandbox, email);
  await page.goto(url(`/remove_account/${code}`));
  await page.goto(url(`/remove_account/${code}`));
  expect((await session.get("/")).status).toBe(200);

  await expect(main.getByLabel(t("code"))).toHaveValue(code);
  await main.getByLabel(t("understood")).check();
  await main.getByRole("button", { name: t("remove") }).click();
  await expect(page).toHaveURL(url("/before_room"));
  await expect(page.getByText(t("removed"))).toBeVisible();

  await page.goto(url("/"));
  await expect(page).toHaveURL(url("/before_room?back=%2F"));
  expect((await session.logIn({ username: email, password })).status).toBe(422);
  expect(panel.logs().join("\n")).not.toContain(code);
});

test("an account is removed only with the code and a tick", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  say,
  words,
}) => {
  const { sandbox } = panel;
  const { email, password } = await openAccount(sandbox, brand);
  const t = words(texts);
  const main = page.getByRole("main");
  const remove = main.getByRole("button", { name: t("remove") });

  await page.goto(url("/remove_account"));
  await main.getByRole("button", { name: t("send") }).click();
  await expect(summaryOf(page)).toBeFocused();
  await expect(main.getByLabel(t("login"))).toHaveAccessibleDescription(new RegExp(say(required)));

  await main.getByLabel(t("login")).fill(email);
  await main.getByRole("button", { name: t("send") }).click();
  await expect(main).toContainText(t("sent"));
  await remove.click();
  await expect(summaryOf(page).getByRole("link", { name: say(required) })).toHaveCount(2);

  await main.getByLabel(t("code")).fill("no-es-este");
  await remove.click();
  await expect(summaryOf(page).locator('[href="#code"]')).toHaveCount(0);
  await expect(summaryOf(page).locator('[href="#understood"]')).toContainText(say(required));
  await main.getByLabel(t("understood")).check();
  await remove.click();
  await expect(main.getByLabel(t("code"))).toHaveAccessibleDescription(
    new RegExp(say(invalidCode)),
  );
  await expect(summaryOf(page)).toBeFocused();
  await expect(main.getByLabel(t("code"))).toHaveValue("no-es-este");
  await expect(main.getByLabel(t("understood"))).toBeChecked();

  await main.getByRole("link", { name: t("stay") }).click();
  await expect(page).toHaveURL(url("/before_room"));
  const session = createVisitor(panel, hostOf(brand));
  expect((await session.logIn({ username: email, password })).status).toBe(303);
});

test("a visitor without an account sees the same page, and no message is sent", {
  tag: "@full",
}, async ({ page, panel, url, words }) => {
  const t = words(texts);
  const unknown = "nadie.nunca@correo.example";
  await page.goto(url("/remove_account"));
  await page.getByLabel(t("login")).fill(unknown);
  await page.getByRole("button", { name: t("send") }).click();
  await expect(page.getByRole("main")).toContainText(t("sent"));
  expect(countMessagesTo(panel.sandbox, unknown)).toBe(0);
});

test("a user who is logged in with another account stays logged in", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  words,
  as,
}) => {
  const { sandbox } = panel;
  const { email } = await openAccount(sandbox, brand);
  const t = words(texts);
  const visitor = createVisitor(panel, hostOf(brand));
  await visitor.post("/remove_account", { intent: "ask", login: email });
  await as("client");
  await page.goto(url(`/remove_account/${lastCodeTo(sandbox, email)}`));
  await page.getByLabel(t("understood")).check();
  await page.getByRole("button", { name: t("remove") }).click();
  await expect(page.getByText(t("removed"))).toBeVisible();
  await page.goto(url("/"));
  await expect(page).toHaveURL(url("/"));
});

test("a company is told that its employees' accounts are removed too", { tag: "@full" }, async ({
  page,
  url,
  words,
  as,
}) => {
  await as("company");
  await page.goto(url("/remove_account"));
  await expect(page.getByRole("main")).toContainText(words(texts)("lost_employees"));
});
