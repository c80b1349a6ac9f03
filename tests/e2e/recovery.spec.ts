import type { Page } from "@playwright/test";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as recoverTexts } from "../../app/routes/recover_password/texts.ts";
import { texts as resetTexts } from "../../app/routes/reset_password/texts.ts";
import { countMessagesTo, lastCodeTo, openAccount } from "../services/accounts.ts";
import { createVisitor } from "../services/visitor.ts";
import { expect, hostOf, test } from "./story.ts";

const said = {
  required: { en: "This field is required.", es: "Este campo es obligatorio." },
  email: { en: "Invalid email", es: "El correo no es válido" },
  phone: { en: "Enter a valid phone number", es: "Escribe un teléfono válido" },
  code: { en: "Invalid code", es: "El código no es válido" },
  password: { en: "Enter a valid password", es: "Escribe una contraseña válida" },
  other: { en: "Password does not match", es: "Las contraseñas no coinciden" },
  refused: {
    en: "Password could not be updated. Try again with another password",
    es: "No se ha podido cambiar la contraseña. Prueba con otra",
  },
  updated: { en: "Password updated", es: "Contraseña actualizada" },
  problem: { en: "There was a problem", es: "Ha habido un problema" },
  tooMany: {
    en: "Too many codes have been requested for this e-mail or phone from your network.",
    es: "Se han pedido demasiados códigos para este correo o teléfono desde tu red.",
  },
};

const summaryOf = (page: Page) =>
  page.getByRole("main").getByRole("alert", { name: /^(Please check|Revisa)/ });
const newPassword = "otro-taxi-ahora";

/** Fills in the fields that the page's form has, and sends it. */
async function send(page: Page, fields: Record<string, string>): Promise<void> {
  const form = page.getByRole("main").locator("form");
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator("button:not([type=button])").click();
}

test("a user who forgot the password gets a code, and chooses another password", async ({
  page,
  panel,
  brand,
  url,
  say,
  words,
}) => {
  const { sandbox } = panel;
  const { email, password } = await openAccount(sandbox, brand);
  await page.goto(url("/login"));
  await page.getByRole("link", { name: words(loginTexts)("forgot") }).click();
  await expect(page).toHaveURL(url("/recover_password"));
  await page.getByLabel(words(recoverTexts)("login")).fill(email);
  await page.getByRole("button", { name: words(recoverTexts)("send") }).click();
  await expect(page.getByRole("main")).toContainText(words(recoverTexts)("sent"));

  const code = lastCodeTo(sandbox, email);
  await page.goto(url(`/reset_password/${code}`));
  await expect(page.getByLabel(words(resetTexts)("code"))).toHaveValue(code);
  await send(page, { password: newPassword, password_confirmation: newPassword });
  await expect(page).toHaveURL(url("/login"));
  await expect(page.getByText(say(said.updated))).toBeVisible();

  await send(page, { username: email, password });
  await expect(summaryOf(page)).toBeFocused();
  await send(page, { username: email, password: newPassword });
  await expect(page).toHaveURL(url("/"));
  expect(panel.logs().join("\n")).not.toContain(code);
});

test("a user recovers by phone, in any format, and types the code", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  say,
  words,
}) => {
  const { sandbox } = panel;
  const { email, phone } = await openAccount(sandbox, brand);
  await page.goto(url("/recover_password"));
  const [, one, two, three] = phone.match(/^\+34(...)(...)(...)$/) ?? [];
  await send(page, { login: `${one} ${two}-${three}` });
  await page.getByRole("link", { name: words(recoverTexts)("have_code") }).click();
  await expect(page).toHaveURL(url("/reset_password"));
  const code = ` ${lastCodeTo(sandbox, email)} `;
  await send(page, { code, password: newPassword, password_confirmation: newPassword });
  await expect(page.getByText(say(said.updated))).toBeVisible();
});

test("a visitor without an account sees the same page, and no message is sent", {
  tag: "@full",
}, async ({ page, panel, url, words }) => {
  const { sandbox } = panel;
  const unknown = "nadie.nunca@correo.example";
  await page.goto(url("/recover_password"));
  await send(page, { login: unknown });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    words(recoverTexts)("sent_title"),
  );
  await expect(page.getByRole("main")).toContainText(words(recoverTexts)("sent"));
  expect(countMessagesTo(sandbox, unknown)).toBe(0);
  await page.getByRole("link", { name: words(recoverTexts)("send_again") }).click();
  await expect(page).toHaveURL(url("/recover_password"));
});

test("a login that is neither an e-mail nor a phone shows an error", { tag: "@full" }, async ({
  page,
  url,
  say,
  words,
}) => {
  await page.goto(url("/recover_password"));
  const field = page.getByLabel(words(recoverTexts)("login"));
  for (const [typed, error] of [
    ["", said.required],
    ["ana@", said.email],
    ["12 34", said.phone],
  ] as const) {
    await send(page, { login: typed });
    await expect(summaryOf(page)).toBeFocused();
    await expect(summaryOf(page)).toContainText(say(error));
    await expect(field).toHaveAccessibleDescription(new RegExp(say(error)));
    await expect(field).toHaveValue(typed);
  }
});

test("a user who asks for too many codes is told to use the newest one", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  say,
  words,
}) => {
  const { sandbox } = panel;
  const { email } = await openAccount(sandbox, brand);
  const visitor = createVisitor(panel, hostOf(brand));
  for (let count = 0; count < 5; count++) await visitor.post("/recover_password", { login: email });
  const sent = countMessagesTo(sandbox, email);
  await page.goto(url("/recover_password"));
  await send(page, { login: email });
  const title = say({ en: "Too many attempts", es: "Demasiados intentos" });
  await expect(page.getByRole("alert", { name: title })).toContainText(say(said.tooMany));
  await expect(page.locator("[name=login]")).toHaveValue(email);
  expect(countMessagesTo(sandbox, email)).toBe(sent);

  // The newest code still works.
  await page.getByRole("link", { name: words(recoverTexts)("have_code") }).click();
  await send(page, {
    code: lastCodeTo(sandbox, email),
    password: newPassword,
    password_confirmation: newPassword,
  });
  await expect(page.getByText(say(said.updated))).toBeVisible();
});

test("a failure of the API shows the same error for known and unknown accounts", {
  tag: "@full",
}, async ({ page, panel, url, say }) => {
  panel.sandbox.faults.add({ operation: "recoverPassword", kind: "status", status: 500, times: 1 });
  await page.goto(url("/recover_password"));
  await send(page, { login: "ana@correo.example" });
  const main = page.getByRole("main");
  await expect(main.getByRole("alert", { name: say(said.problem) })).toBeVisible();
  await expect(page.locator("#login")).toHaveValue("ana@correo.example");
});

test("a code needs the same password twice, and sets one password only", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  say,
  words,
}) => {
  const { sandbox } = panel;
  const { email } = await openAccount(sandbox, brand);
  await createVisitor(panel, hostOf(brand)).post("/recover_password", { login: email });
  const code = lastCodeTo(sandbox, email);
  const t = words(resetTexts);
  const main = page.getByRole("main");
  const fields = {
    code: main.getByLabel(t("code")),
    password: main.getByRole("textbox", { name: t("password"), exact: true }),
    password_confirmation: main.getByRole("textbox", { name: t("password_confirmation") }),
  };
  const expectError = async (name: keyof typeof fields, error: { en: string; es: string }) => {
    await expect(summaryOf(page)).toBeFocused();
    await expect(summaryOf(page).getByRole("link", { name: say(error) })).toHaveAttribute(
      "href",
      `#${name}`,
    );
    await expect(fields[name]).toHaveAccessibleDescription(new RegExp(say(error)));
    expect(await page.content()).not.toContain(newPassword);
  };

  await page.goto(url(`/reset_password/${code}`));
  await send(page, { password: "corta", password_confirmation: "corta" });
  await expectError("password", said.password);
  await send(page, { password: newPassword, password_confirmation: "otro-taxi-luego" });
  await expectError("password_confirmation", said.other);
  await expect(fields.code).toHaveValue(code);

  const passwords = { password: newPassword, password_confirmation: newPassword };
  await send(page, { code: "no-es-este", ...passwords });
  await expectError("code", said.code);
  await expect(fields.code).toHaveValue("no-es-este");

  panel.sandbox.faults.add({
    operation: "resetPassword",
    kind: "status",
    status: 422,
    body: { code: "password_refused", message: "No" },
    times: 1,
  });
  await send(page, { code, ...passwords });
  await expectError("password", said.refused);

  await send(page, passwords);
  await expect(page).toHaveURL(url("/login"));
  await page.goto(url(`/reset_password/${code}`));
  await send(page, passwords);
  await expectError("code", said.code);
});

test("a new password ends the account's sessions everywhere, and no other account's", {
  tag: "@full",
}, async ({ page, panel, brand, url, say, as }) => {
  const { sandbox } = panel;
  const owner = await openAccount(sandbox, brand);
  const device = createVisitor(panel, hostOf(brand));
  await device.logIn({ username: owner.email, password: owner.password });
  const passwords = { password: newPassword, password_confirmation: newPassword };

  await page.goto(url("/login"));
  await send(page, { username: owner.email, password: owner.password });
  await expect(page).toHaveURL(url("/"));
  await page.goto(url("/recover_password"));
  await expect(page.locator("[name=login]")).toHaveValue(owner.email);
  await send(page, {});
  await expect(page).toHaveURL(url("/recover_password?sent="));
  await page.goto(url(`/reset_password/${lastCodeTo(sandbox, owner.email)}`));
  await send(page, passwords);
  await expect(page).toHaveURL(url("/login"));
  await expect(page.getByText(say(said.updated))).toBeVisible();

  // A user who is logged in with another account in this browser stays logged in.
  await device.post("/recover_password", { login: owner.email });
  await as("client");
  await page.goto(url(`/reset_password/${lastCodeTo(sandbox, owner.email)}`));
  await send(page, passwords);
  await expect(page).toHaveURL(url("/"));
  await expect(page.getByText(say(said.updated))).toBeVisible();
});

test("the recovery keeps its brand on a host of several brands", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  words,
  say,
}) => {
  const { sandbox } = panel;
  const { email } = await openAccount(sandbox, brand);
  const shared = (path: string) => panel.url("127.0.0.1", path);
  await page.goto(shared(`/recover_password?site_domain=${hostOf(brand)}`));
  await send(page, { login: email });
  await page.getByRole("link", { name: words(recoverTexts)("have_code") }).click();
  await expect(page).toHaveURL(shared(`/reset_password?site_domain=${hostOf(brand)}`));
  await page.goto(shared(`/reset_password/${lastCodeTo(sandbox, email)}/${hostOf(brand)}`));
  await send(page, { password: newPassword, password_confirmation: newPassword });
  await expect(page).toHaveURL(shared(`/login?site_domain=${hostOf(brand)}`));
  await expect(page.getByText(say(said.updated))).toBeVisible();
});
