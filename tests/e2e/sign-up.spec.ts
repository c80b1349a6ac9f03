import type { Page } from "@playwright/test";
import { texts as activationTexts } from "../../app/features/account/activation-texts.ts";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { formatPhone } from "../../app/i18n/phones.server.ts";
import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { texts as refusalTexts } from "../../app/routes/register/refusal-texts.ts";
import { texts as registerTexts } from "../../app/routes/register/texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import { lastCodeTo, makePerson, signUp } from "../services/accounts.ts";
import { expectError, fillIn, findAccount, send, sendFor, summaryOf } from "./account-forms.ts";
import { expect, test } from "./story.ts";

const required = { en: "This field is required.", es: "Este campo es obligatorio." };
const alreadyInUse = { en: "Already in use", es: "Ya está en uso" };
const invalidUserCode = {
  en: "Enter valid user code",
  es: "Escribe un código de usuario válido",
};
const wrongPhone = { en: "Enter a valid phone number", es: "Escribe un teléfono válido" };
const notTheSame = { en: "Password does not match", es: "Las contraseñas no coinciden" };
const registered = { en: "Data successfully registered", es: "Datos registrados correctamente" };

test.describe("signing up", () => {
  test("takes a new customer from the entry page to the first screen", { tag: "@main" }, async ({
    page,
    url,
    say,
    words,
    panel,
  }) => {
    const nuria = makePerson();
    await page.goto(url("/before_room"));
    await page
      .getByRole("main")
      .getByRole("link", { name: words(doorTexts)("sign_up") })
      .click();
    await expect(page).toHaveURL(url("/register"));
    await fillIn(page, nuria);
    await page.locator("#friend_code").fill("AMIGO7");
    await send(page);

    // The phone is passed on, but not in the address.
    await expect(page).toHaveURL(url("/activate_account"));
    await expect(page.locator("#phone")).toHaveValue(formatPhone(nuria.phone, null));
    const code = lastCodeTo(panel.sandbox, nuria.phone);
    await page.locator("#code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await send(page);

    await expect(page).toHaveURL(url("/"));
    await expect(page.getByText(say(registered))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      nuria.name.split(" ")[0] ?? "",
    );
    await page.goto(url("/activate_account"));
    await expect(page.getByRole("main")).toContainText(words(activationTexts)("is_active"));
    await expect(page.locator("#phone")).toHaveCount(0);

    const log = panel.logs().join("\n");
    for (const secret of [nuria.phone, nuria.email, nuria.password, code]) {
      expect(log).not.toContain(secret);
    }
  });

  test("lists missing values in a summary that links to the fields", async ({
    page,
    url,
    say,
    words,
  }) => {
    const t = words(registerTexts);
    const refusal = words(refusalTexts);
    await page.goto(url("/register"));
    await send(page);
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem")).toHaveText([
      ...(["name", "email", "phone", "password", "password_again"] as const).map(
        (field) => `${t(field)}: ${say(required)}`,
      ),
      refusal("terms_required"),
      refusal("privacy_required"),
    ]);
    await summary.getByRole("link", { name: t("phone") }).click();
    await expect(page.locator("#phone")).toBeFocused();
  });

  test("orders the summary like the fields, whichever rule finds a mistake", {
    tag: "@full",
  }, async ({ page, url, say, words, panel, brand }) => {
    const known = await signUp(panel.sandbox, brand);
    const t = words(registerTexts);
    await page.goto(url("/register"));
    await fillIn(page, { ...makePerson(), email: known.email, phone: "12345" });
    await page.locator("#password_again").fill("another-password");
    await page.locator("#friend_code").fill("two words");
    await page.locator("#terms").uncheck();
    await sendFor(page, 422);
    await expect(summaryOf(page).getByRole("listitem")).toHaveText([
      // The API alone finds this mistake, after all the others.
      `${t("email")}: ${t("email_taken")}`,
      `${t("phone")}: ${say(wrongPhone)}`,
      // The rule that compares two fields runs after the rules of each field.
      `${t("password_again")}: ${say(notTheSame)}`,
      `${t("friend_code")}: ${say(invalidUserCode)}`,
      words(refusalTexts)("terms_required"),
    ]);
  });

  const mistakes: [field: string, typed: string, said: { en: string; es: string }][] = [
    ["name", "Nuria 2", { en: "Letas only.", es: "Solo letras." }],
    ["email", "nuria@", { en: "Invalid email", es: "El correo no es válido" }],
    ["phone", "12345", wrongPhone],
    ["password", "short", { en: "Enter a valid password", es: "Escribe una contraseña válida" }],
    ["password_again", "another-password", notTheSame],
    ["friend_code", "two words", invalidUserCode],
    // The API alone finds this one.
    ["friend_code", "NOBODYS", invalidUserCode],
  ];

  test("shows each error at its field, and keeps the values except the passwords", {
    tag: "@full",
  }, async ({ page, url, say, panel }) => {
    const nuria = makePerson();
    await page.goto(url("/register"));
    for (const [name, typed, said] of mistakes) {
      await fillIn(page, nuria);
      await page.locator("#friend_code").fill("");
      const field = page.locator(`#${name}`);
      await field.fill(typed);
      const answer = await sendFor(page, 422);
      await expectError(field, say(said));
      await expect(page.locator("#email")).toHaveValue(name === "email" ? typed : nuria.email);
      await expect(page.locator("#terms")).toBeChecked();
      expect(await answer.text()).not.toContain(nuria.password);
    }
    expect(findAccount(panel, nuria)).toBeUndefined();
  });

  test("refuses an e-mail and a phone that have an account", { tag: "@full" }, async ({
    page,
    url,
    say,
    words,
    panel,
    brand,
  }) => {
    const known = await signUp(panel.sandbox, brand);
    const nuria = makePerson();
    await page.goto(url("/register"));
    await fillIn(page, { ...nuria, email: known.email.toUpperCase() });
    await sendFor(page, 422);
    await expectError(page.locator("#email"), words(registerTexts)("email_taken"));

    await fillIn(page, { ...nuria, phone: known.phone });
    await sendFor(page, 422);
    await expectError(page.locator("#phone"), say(alreadyInUse));
    expect(findAccount(panel, nuria)).toBeUndefined();
  });

  test("accepts a phone in its country's format, or with its prefix", { tag: "@full" }, async ({
    page,
    url,
    panel,
  }) => {
    for (const [country, start, number] of [
      ["ES", "699 ", "+34699"],
      ["GB", "07400 ", "+447400"],
      ["ES", "+33 6 12 ", "+33612"],
    ] as const) {
      const nuria = makePerson();
      const end = nuria.phone.slice(-6);
      await page.goto(url("/register"));
      // The brand's own country is preselected.
      await expect(page.locator("#country")).toHaveValue("ES");
      await fillIn(page, { ...nuria, phone: start + end });
      await page.locator("#country").selectOption(country);
      await send(page);
      await expect(page).toHaveURL(url("/activate_account"));
      expect(findAccount(panel, nuria)?.phone).toBe(number + end);
    }
  });

  test("opens the terms in a page of their own, and keeps the form", { tag: "@full" }, async ({
    page,
    context,
    url,
    words,
  }) => {
    const t = words(registerTexts);
    await page.goto(url("/register"));
    await page.locator("#name").fill("Nuria");
    for (const [link, path] of [
      [t("terms"), "/content/condiciones_generales"],
      [t("privacy"), "/content/politica_privacidad"],
    ] as const) {
      const opened = context.waitForEvent("page");
      const name = `${link} ${t("new_tab")}`;
      await page.getByRole("main").getByRole("link", { name }).click();
      await expect(await opened).toHaveURL(url(path));
    }
    await expect(page.locator("#name")).toHaveValue("Nuria");
    await expect(page.locator("#terms")).not.toBeChecked();
  });

  test("continues when the API cannot say whether an e-mail is free", { tag: "@full" }, async ({
    page,
    url,
    panel,
  }) => {
    panel.sandbox.faults.add({ operation: "checkEmailAvailable", kind: "status", status: 500 });
    const nuria = makePerson();
    await page.goto(url("/register"));
    await fillIn(page, nuria);
    await send(page);
    await expect(page).toHaveURL(url("/activate_account"));
    panel.sandbox.faults.clear();
  });

  test("shows an error when the API fails", { tag: "@full" }, async ({
    page,
    url,
    words,
    panel,
  }) => {
    panel.sandbox.faults.add({ operation: "signUp", kind: "status", status: 500, times: 1 });
    await page.goto(url("/register"));
    await fillIn(page, makePerson());
    await send(page);
    await expect(summaryOf(page)).toContainText(words(failureTexts)("problem"));
    await expect(page.locator("#email")).not.toHaveValue("");
  });

  test("is not offered to a logged-in user", { tag: "@full" }, async ({ page, url, as }) => {
    await as("client");
    await page.goto(url("/register"));
    await expect(page).toHaveURL(url("/"));
  });

  test("keeps the brand that the address names", { tag: "@full" }, async ({
    page,
    panel,
    brand,
  }) => {
    const [domain] = brand.domains;
    const ofBrand = `site_domain=${domain}`;
    const nuria = makePerson();
    await page.goto(panel.url("127.0.0.1", `/register?${ofBrand}`));
    await fillIn(page, nuria);
    await send(page);
    await expect(page).toHaveURL(panel.url("127.0.0.1", `/activate_account?${ofBrand}`));
    expect(findAccount(panel, nuria)?.brandId).toBe(brand.id);
    await page.locator("#code").fill(lastCodeTo(panel.sandbox, nuria.phone));
    await page.locator("#code").press("Enter");
    await expect(page).toHaveURL(panel.url("127.0.0.1", `/?${ofBrand}`));
  });
});

test.describe("the e-mail field of the sign-up", { tag: "@js" }, () => {
  test("warns about an e-mail that has an account, and links to the log-in", {
    tag: "@full",
  }, async ({ page, url, words, brand }) => {
    const t = words(registerTexts);
    await page.goto(url("/register"));
    const note = noteOf(page, "email");
    await page.locator("#email").fill(demoEmail(brand, "client"));
    await expect(note).toContainText(t("email_taken"));
    await page.locator("#email").fill(makePerson().email);
    await expect(note).toHaveText(t("email_hint"));
    await page.locator("#email").fill(demoEmail(brand, "client"));
    await note.getByRole("link", { name: t("log_in") }).click();
    await expect(page).toHaveURL(url("/login"));
  });

  test("drops an answer that comes late", { tag: "@full" }, async ({ page, url, words, brand }) => {
    let releaseFirst = () => {};
    const first = new Promise<void>((resolve) => {
      releaseFirst = resolve;
    });
    const { email } = makePerson();
    await page.route("**/email_available", async (route) => {
      const isFirst = route.request().postData()?.includes(encodeURIComponent(email));
      if (isFirst) await first;
      await route.continue();
    });
    await page.goto(url("/register"));
    const asked = page.waitForRequest("**/email_available");
    await page.locator("#email").fill(email);
    const failure = page.waitForEvent("requestfailed");
    await asked;
    await page.locator("#email").fill(demoEmail(brand, "client"));
    await expect(noteOf(page, "email")).toContainText(words(registerTexts)("email_taken"));
    releaseFirst();
    expect((await failure).postData()).toContain(encodeURIComponent(email));
    await expect(noteOf(page, "email")).toContainText(words(registerTexts)("email_taken"));
  });

  test("shows nothing when the API cannot tell", { tag: "@full" }, async ({
    page,
    url,
    words,
    panel,
    brand,
  }) => {
    await page.goto(url("/register"));
    panel.sandbox.faults.add({ operation: "checkEmailAvailable", kind: "status", status: 500 });
    const answered = page.waitForResponse("**/email_available");
    await page.locator("#email").fill(demoEmail(brand, "client"));
    expect((await answered).status()).toBe(502);
    await expect(noteOf(page, "email")).toHaveText(words(registerTexts)("email_hint"));
    await expect(page.locator("#email")).toBeFocused();
    panel.sandbox.faults.clear();
  });
});

const noteOf = (page: Page, field: string) => page.locator(`#${field}-hint`);
