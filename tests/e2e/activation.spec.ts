import { texts as activationTexts } from "../../app/features/account/activation-texts.ts";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { formatPhone } from "../../app/i18n/phones.server.ts";
import { texts as loginRefusalTexts } from "../../app/routes/login/message-texts.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { lastCodeTo, makePerson, signUp } from "../services/accounts.ts";
import {
  expectError,
  fillIn,
  findAccount,
  send,
  sendFor,
  summaryOf,
  waitIn,
  wrongCodeFor,
} from "./account-forms.ts";
import { expect, test } from "./story.ts";

const required = { en: "This field is required.", es: "Este campo es obligatorio." };
const invalidCode = { en: "Invalid code", es: "El código no es válido" };
const registered = { en: "Data successfully registered", es: "Datos registrados correctamente" };

test.describe("activating an account", () => {
  test("works with the link's phone and code and one press", { tag: "@main" }, async ({
    page,
    url,
    say,
    panel,
    brand,
  }) => {
    const nuria = await signUp(panel.sandbox, brand);
    const code = lastCodeTo(panel.sandbox, nuria.phone);
    await page.goto(url(`/activate_account/${nuria.phone}/${code}`));
    await expect(page.locator("#phone")).toHaveValue(formatPhone(nuria.phone, null));
    await expect(page.locator("#code")).toHaveValue(code);
    expect(findAccount(panel, nuria)?.state).toBe("pending");
    await send(page);
    await expect(page).toHaveURL(url("/"));
    await expect(page.getByText(say(registered))).toBeVisible();
    expect(findAccount(panel, nuria)?.state).toBe("active");
  });

  test("shows an error at the field for an invalid code and for another account's code", {
    tag: "@full",
  }, async ({ page, url, say, panel, brand }) => {
    const nuria = await signUp(panel.sandbox, brand);
    const code = page.locator("#code");
    await page.goto(url(`/activate_account/${nuria.phone}`));
    for (const [typed, said] of [
      ["", required],
      ["12ab56", { en: "Numbers only.", es: "Solo números." }],
      ["12345", { en: "Enter the 6 digits of the code.", es: "Escribe las 6 cifras del código." }],
      [wrongCodeFor(panel, nuria), invalidCode],
    ] as const) {
      await code.fill(typed);
      await sendFor(page, 422);
      await expectError(code, say(said));
      await expect(code).toHaveValue(typed);
    }
    expect(findAccount(panel, nuria)?.state).toBe("pending");
  });

  test("is refused after too many wrong codes", { tag: "@full" }, async ({
    page,
    url,
    say,
    panel,
    brand,
  }) => {
    const nuria = await signUp(panel.sandbox, brand);
    await page.goto(url(`/activate_account/${nuria.phone}`));
    const code = page.locator("#code");
    for (const status of [422, 422, 422, 422, 422, 422, 429]) {
      await code.fill(wrongCodeFor(panel, nuria));
      await sendFor(page, status);
    }
    const title = say({ en: "Too many attempts", es: "Demasiados intentos" });
    await expect(page.getByRole("alert", { name: title })).toContainText(
      say({
        en: "Too many attempts for this account from your network. Try again in 10 minutes.",
        es: "Demasiados intentos con esta cuenta desde tu red. Inténtalo de nuevo dentro de 10 minutos.",
      }),
    );
  });

  test("shows an error when the API fails, and does not log in", { tag: "@full" }, async ({
    page,
    url,
    words,
    panel,
    brand,
  }) => {
    const nuria = await signUp(panel.sandbox, brand);
    panel.sandbox.faults.add({
      operation: "confirmAccount",
      kind: "status",
      status: 500,
      times: 1,
    });
    await page.goto(
      url(`/activate_account/${nuria.phone}/${lastCodeTo(panel.sandbox, nuria.phone)}`),
    );
    await send(page);
    await expect(summaryOf(page)).toContainText(words(failureTexts)("problem"));
    await page.goto(url("/"));
    await expect(page).toHaveURL(url("/before_room?back=%2F"));
  });

  test("switches a logged-in user to the activated account", { tag: "@full" }, async ({
    page,
    url,
    panel,
    brand,
    logIn,
  }) => {
    const nuria = await signUp(panel.sandbox, brand);
    await page.goto(url("/login"));
    await logIn("client");
    await expect(page).toHaveURL(url("/"));
    await page.goto(
      url(`/activate_account/${nuria.phone}/${lastCodeTo(panel.sandbox, nuria.phone)}`),
    );
    await send(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      nuria.name.split(" ")[0] ?? "",
    );
  });

  test("is where a log-in before the activation leads", { tag: "@full" }, async ({
    page,
    url,
    words,
    panel,
    brand,
  }) => {
    const nuria = await signUp(panel.sandbox, brand);
    const t = words(loginTexts);
    await page.goto(url("/login"));
    await page.locator("#username").fill(nuria.email);
    await page.locator("#password").fill(nuria.password);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("log_in") })
      .click();
    await expect(summaryOf(page)).toContainText(words(loginRefusalTexts)("not_activated"));
    await page.getByRole("link", { name: t("activate") }).click();
    await expect(page).toHaveURL(url("/activate_account"));
  });
});

test.describe("requesting another code", () => {
  test("sends a code, and no other for a while", { tag: "@full" }, async ({
    page,
    url,
    words,
    language,
    panel,
    brand,
  }) => {
    const t = words(activationTexts);
    const nuria = await signUp(panel.sandbox, brand);
    const older = lastCodeTo(panel.sandbox, nuria.phone);
    await page.goto(url(`/activate_account/${nuria.phone}/${older}`));
    await page.getByRole("button", { name: t("resend") }).click();
    await expect(page).toHaveURL(url("/activate_account"));
    await expect(page.getByText(t("sent_again"))).toBeVisible();
    const newer = lastCodeTo(panel.sandbox, nuria.phone);
    expect(newer).not.toBe(older);
    await expect(page.getByText(waitIn(language))).toBeVisible();

    await page.reload();
    await expect(page.locator("#phone")).toHaveValue(formatPhone(nuria.phone, null));
    await expect(page.getByText(waitIn(language))).toBeVisible();
    await page.locator("#code").fill(newer);
    await send(page);
    await expect(page).toHaveURL(url("/"));
  });

  test("gets the same answer for an unknown phone", { tag: "@full" }, async ({
    page,
    url,
    words,
    language,
    panel,
  }) => {
    const t = words(activationTexts);
    const { phone } = makePerson();
    await page.goto(url("/activate_account"));
    await page.locator("#phone").fill(phone);
    await page.getByRole("button", { name: t("resend") }).click();
    await expect(page.getByText(t("sent_again"))).toBeVisible();
    await expect(page.getByText(waitIn(language))).toBeVisible();
    await page.reload();
    await expect(page.locator("#phone")).toHaveValue(formatPhone(phone, null));
    expect(panel.sandbox.world.outbox.filter(({ to }) => to === phone)).toEqual([]);
  });

  test("needs a phone", { tag: "@full" }, async ({ page, url, say, words }) => {
    await page.goto(url("/activate_account"));
    await page.getByRole("button", { name: words(activationTexts)("resend") }).click();
    await expectError(page.locator("#phone"), say(required));
  });

  test("shows the remaining time when it is too early", { tag: ["@no-js", "@full"] }, async ({
    page,
    url,
    words,
    language,
    panel,
    brand,
  }) => {
    const t = words(activationTexts);
    const nuria = await signUp(panel.sandbox, brand);
    await page.goto(url(`/activate_account/${nuria.phone}`));
    await page.getByRole("button", { name: t("resend") }).click();
    const newer = lastCodeTo(panel.sandbox, nuria.phone);
    await page.getByRole("button", { name: t("resend") }).click();
    await expect(page.getByRole("alert").getByText(waitIn(language))).toBeVisible();
    expect(lastCodeTo(panel.sandbox, nuria.phone)).toBe(newer);
  });

  test("has a button that counts down and then can be pressed", { tag: ["@js", "@full"] }, async ({
    page,
    url,
    words,
    language,
  }) => {
    const t = words(activationTexts);
    await page.clock.install();
    await page.goto(url("/register"));
    await fillIn(page, makePerson());
    await send(page);
    const button = page.getByRole("button", { name: t("resend") });
    await expect(button).toBeDisabled();
    await expect(page.getByText(waitIn(language))).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(page.getByText(/\b(30|2\d)\b/)).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(button).toBeEnabled();
    await expect(page.getByText(waitIn(language))).toBeHidden();
  });
});
