import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as profileTexts } from "../../app/routes/profile/texts.ts";
import { texts as feedbackTexts } from "../../app/ui/feedback/texts.ts";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { addCustomer } from "../services/accounts.ts";
import { createPng } from "../services/pictures.ts";
import { createVisitor } from "../services/visitor.ts";
import { test as base, expect, fillInLogin, hostOf } from "./story.ts";

const dataUpdated = { en: "Data updated", es: "Datos actualizados" };
const passwordUpdated = { en: "Password updated", es: "Contraseña actualizada" };
const passwordRefused = {
  en: "Password could not be updated. Try again with another password",
  es: "No se ha podido cambiar la contraseña. Prueba con otra",
};
const logoRefused = {
  en: "Could not update logo image",
  es: "No se ha podido actualizar la imagen del logo",
};
const taken = { en: "Already in use", es: "Ya está en uso" };
const wrongPassword = { en: "This is not your current password", es: "No es tu contraseña actual" };
const noPicture = {
  en: "Choose a PNG, JPEG or WebP picture.",
  es: "Elige una imagen PNG, JPEG o WebP.",
};
const tooLarge = {
  en: "Choose a picture of at most 2 MB.",
  es: "Elige una imagen de 2 MB como mucho.",
};
const required = { en: "This field is required.", es: "Este campo es obligatorio." };
const lettersOnly = { en: "Letas only.", es: "Solo letras." };
const invalidEmail = { en: "Invalid email", es: "El correo no es válido" };
const invalidPhone = { en: "Enter a valid phone number", es: "Escribe un teléfono válido" };
const invalidPassword = { en: "Enter a valid password", es: "Escribe una contraseña válida" };
const notTheSame = { en: "Password does not match", es: "Las contraseñas no coinciden" };
const expired = {
  en: "Session Expired! Please login again to continue.",
  es: "La sesión ha caducado Vuelve a entrar para continuar.",
};

type ForStory = {
  /** Logs the page in as a new user and opens their profile. */
  openProfile: (given?: Partial<Account>) => Promise<Account>;
  details: Fields<"name" | "email" | "phone" | "avatar" | "logo">;
  passwords: Fields<"current_password" | "new_password" | "repeat_password">;
};
type Fields<Name extends string> = Record<Name | "button", ReturnType<Page["locator"]>>;

const test = base.extend<ForStory>({
  openProfile: async ({ page, context, panel, brand, url }, use) => {
    await use(async (given) => {
      const account = addCustomer(panel.sandbox, brand, given);
      const visitor = createVisitor(panel, hostOf(brand));
      await visitor.logIn({ username: account.email, password: account.password });
      await context.addCookies(
        [...visitor.cookies].map(([name, value]) => ({ name, value, url: url("/") })),
      );
      await page.goto(url("/profile"), { waitUntil: "commit" });
      return account;
    });
  },

  details: async ({ page, words }, use) => {
    const t = words(profileTexts);
    const form = page.getByRole("main");
    await use({
      name: form.getByLabel(t("name"), { exact: true }),
      email: form.getByLabel(t("email")),
      phone: form.getByLabel(t("phone")),
      avatar: form.getByLabel(t("avatar")),
      logo: form.getByLabel(t("logo")),
      button: form.getByRole("button", { name: t("save") }),
    });
  },

  passwords: async ({ page, words }, use) => {
    const t = words(profileTexts);
    const field = (name: "current_password" | "new_password" | "repeat_password") =>
      page.getByRole("textbox", { name: t(name), exact: true });
    await use({
      current_password: field("current_password"),
      new_password: field("new_password"),
      repeat_password: field("repeat_password"),
      button: page.getByRole("button", { name: t("change_password") }),
    });
  },
});

/** Ends the account's sessions in the API. */
function endTokensOf(account: Account, tokens: Map<string, { accountId: number }>): void {
  for (const [token, { accountId }] of tokens) if (accountId === account.id) tokens.delete(token);
}

const png = (buffer = createPng(40)) => ({ name: "me.png", mimeType: "image/png", buffer });

/** The announcement among all live regions of the page. */
const statusOf = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("a customer changes their details, and the frame shows them at once", {
  tag: "@full",
}, async ({ page, url, say, words, brand, details, openProfile }) => {
  const account = await openProfile({ phone: "+34612345678" });
  await expect(page).toHaveTitle(`${words(profileTexts)("title")} · ${brand.pageTitle}`);
  await expect(details.name).toHaveValue("Noa Casal");
  await expect(details.email).toHaveValue(account.email);
  await expect(details.phone).toHaveValue("612 34 56 78");

  const email = `new.${account.email}`;
  await details.name.fill("Noa Casal-Gal·la");
  await details.email.fill(email);
  await details.phone.fill("+44 7400 123456");
  await details.button.click();
  await expect(statusOf(page, say(dataUpdated))).toBeVisible();
  await expect(page).toHaveURL(url("/profile"));
  await expect(page.locator("#menu")).toContainText("Noa Casal-Gal·la");
  await expect(details.phone).toHaveValue("+44 7400 123456");
  expect(account).toMatchObject({ name: "Noa Casal-Gal·la", email, phone: "+447400123456" });

  await page.reload();
  await expect(statusOf(page, say(dataUpdated))).toHaveCount(0);
  await expect(details.name).toHaveValue("Noa Casal-Gal·la");
  await page.goto(url("/"));
  await expect(page.locator("#menu")).toContainText("Noa Casal-Gal·la");
});

test("a phone keeps the format in which the page shows it", { tag: "@full" }, async ({
  page,
  say,
  details,
  openProfile,
}) => {
  const account = await openProfile();
  await details.phone.fill("+34 612-345-670");
  await details.button.click();
  await expect(statusOf(page, say(dataUpdated))).toBeVisible();
  await expect(details.phone).toHaveValue("612 34 56 70");
  expect(account.phone).toBe("+34612345670");
});

test("a user of a log-in with Google may leave the phone empty", { tag: "@full" }, async ({
  page,
  say,
  details,
  openProfile,
}) => {
  const account = await openProfile({ phone: null });
  await details.name.fill("Noa Later");
  await details.button.click();
  await expect(statusOf(page, say(dataUpdated))).toBeVisible();
  expect(account).toMatchObject({ name: "Noa Later", phone: null });
});

test("a chosen picture has a preview before it is sent", { tag: "@js" }, async ({
  page,
  details,
  openProfile,
}) => {
  await openProfile();
  const preview = page.getByRole("main").locator("form img");
  await expect(preview).toHaveCount(0);
  await details.avatar.setInputFiles(png());
  await expect(preview).toHaveAttribute("src", /^data:image\/png;base64,/);
  await expect(preview).toHaveJSProperty("naturalWidth", 40);
  await details.avatar.setInputFiles([]);
  await expect(preview).toHaveCount(0);
});

test("a picture that was chosen before JavaScript has loaded has a preview too", {
  tag: ["@js", "@full"],
}, async ({ page, details, openProfile }) => {
  let letThrough = () => {};
  const chosen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/build/**/*.js", async (route) => {
    await chosen;
    await route.continue();
  });
  await openProfile();
  await details.avatar.setInputFiles(png());
  letThrough();
  const preview = page.getByRole("main").locator("form img");
  await expect(preview).toHaveAttribute("src", /^data:image\/png;base64,/);
});

test("a picture becomes the customer's avatar in the frame", { tag: "@full" }, async ({
  page,
  say,
  panel,
  details,
  openProfile,
}) => {
  const account = await openProfile();
  const fromApi = "img[src^='/pictures?']";
  await expect(page.locator(`#menu ${fromApi}`)).toHaveCount(0);
  await details.avatar.setInputFiles(png());
  await details.button.click();
  await expect(statusOf(page, say(dataUpdated))).toBeVisible();
  // The API stores it at an address that the panel alone can reach.
  expect(account.avatar).toContain(`${panel.sandbox.origin}/media/`);
  expect(await page.content()).not.toContain(panel.sandbox.origin);
  for (const place of [page.locator("#menu"), page.getByRole("main")]) {
    const image = place.locator(fromApi);
    await expect(image).toHaveCount(1);
    await expect(image).toHaveJSProperty("naturalWidth", 40);
  }
});

test("a company changes its logo and its name", { tag: "@full" }, async ({
  page,
  say,
  words,
  details,
  openProfile,
}) => {
  await openProfile({ role: "company", name: "Taller 3, S.L." });
  await details.logo.setInputFiles(png());
  await page.getByLabel(words(profileTexts)("company_name")).fill("Taller 4 & Hijos, S.L.");
  await details.button.click();
  await expect(statusOf(page, say(dataUpdated))).toBeVisible();
  await expect(page.locator("#menu")).toContainText("Taller 4 & Hijos, S.L.");
  await expect(page.locator("#menu img[src^='/pictures?']")).toHaveCount(1);
});

test("each error is shown beside its field and in the summary, and the other values stay", {
  tag: "@full",
}, async ({ page, say, words, panel, brand, details, openProfile }) => {
  const account = await openProfile();
  const other = addCustomer(panel.sandbox, brand);
  const heading = words(fieldTexts)("heading", { count: 3 });
  const summary = page.getByRole("alert", { name: heading });

  await details.name.fill("Noa 3");
  await details.email.fill("olga@");
  await details.phone.fill("12345");
  await details.button.click();
  await expect(summary).toBeFocused();
  await expect(details.name).toHaveAccessibleDescription(new RegExp(say(lettersOnly)));
  await expect(details.email).toHaveAccessibleDescription(new RegExp(say(invalidEmail)));
  await expect(details.phone).toHaveAccessibleDescription(new RegExp(say(invalidPhone)));
  await expect(details.name).toHaveValue("Noa 3");
  await expect(details.email).toHaveValue("olga@");
  await summary.getByRole("link", { name: say(invalidPhone) }).click();
  await expect(details.phone).toBeFocused();

  await details.name.fill("");
  await details.email.fill(other.email);
  await details.phone.fill(account.phone ?? "");
  await details.button.click();
  await expect(details.name).toHaveAccessibleDescription(new RegExp(say(required)));

  await details.name.fill("Noa");
  await details.button.click();
  await expect(details.email).toHaveAccessibleDescription(new RegExp(say(taken)));
  await expect(details.name).toHaveValue("Noa");
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);
  expect(account.name).toBe("Noa Casal");
});

test("a file that is no picture is refused at its field, whatever its name", {
  tag: "@full",
}, async ({ page, say, details, openProfile }) => {
  const account = await openProfile();
  await details.name.fill("Noa Pérez");
  await details.avatar.setInputFiles(png(Buffer.from("<svg onload='alert(1)'/>")));
  await details.button.click();
  await expect(details.avatar).toHaveAccessibleDescription(new RegExp(say(noPicture)));
  await expect(details.name).toHaveValue("Noa Pérez");
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);
  expect(account).toMatchObject({ name: "Noa Casal", avatar: null });
});

test("a picture that is too large is refused with a message", { tag: "@no-js" }, async ({
  say,
  details,
  openProfile,
}) => {
  const account = await openProfile();
  await details.avatar.setInputFiles(png(createPng(1000)));
  await details.button.click();
  await expect(details.avatar).toHaveAccessibleDescription(new RegExp(say(tooLarge)));
  expect(account.avatar).toBeNull();
});

test("a camera picture is scaled down to the size limit", { tag: ["@js", "@full"] }, async ({
  page,
  say,
  details,
  openProfile,
}) => {
  const account = await openProfile();
  await details.avatar.setInputFiles(png(createPng(1200, 900)));
  const preview = page.getByRole("main").locator("form img");
  await expect(preview).toBeVisible();
  await details.button.click();
  await expect(statusOf(page, say(dataUpdated))).toBeVisible();
  expect(account.avatar).toMatch(/\.jpg$/);
  await expect(preview).toHaveAttribute("src", /^\/pictures\?/);
  const size = () =>
    preview.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
      naturalWidth,
      naturalHeight,
    ]);
  await expect.poll(size).toEqual([1024, 768]);
});

test("the API's refusal of a picture is shown at its field too", { tag: "@full" }, async ({
  say,
  panel,
  details,
  openProfile,
}) => {
  await openProfile();
  const message = "Elige una imagen PNG, JPEG o WebP de 2 MB como mucho";
  panel.sandbox.faults.add({
    operation: "updateProfile",
    kind: "status",
    status: 422,
    body: {
      message: "No",
      code: "invalid",
      errors: [{ field: "avatar", message, code: "picture_refused" }],
    },
    times: 1,
  });
  await details.avatar.setInputFiles(png());
  await details.button.click();
  const said = { en: "Choose a PNG, JPEG or WebP picture of at most 2 MB", es: message };
  await expect(details.avatar).toHaveAccessibleDescription(new RegExp(say(said)));
});

test("a refused logo shows its error on the reloaded page, with all other values", {
  tag: "@full",
}, async ({ page, url, say, words, panel, details, openProfile }) => {
  const account = await openProfile({ role: "company", name: "Taller 3, S.L." });
  const name = page.getByLabel(words(profileTexts)("company_name"));
  panel.sandbox.faults.add({
    operation: "updateProfile",
    kind: "status",
    status: 422,
    body: { message: "Could not update logo image", code: "logo_image" },
    times: 1,
  });
  await details.logo.setInputFiles(png());
  await name.fill("Taller 4");
  await details.phone.fill("612 00 00 01");
  await details.button.click();
  const toast = page.getByRole("main").getByRole("alert");
  await expect(toast).toContainText(say(logoRefused));
  await expect(toast.getByRole("link")).toHaveText(words(feedbackTexts)("accept"));
  await expect(page).toHaveURL(url("/profile"));
  await expect(name).toHaveValue("Taller 4");
  await expect(details.phone).toHaveValue("612 00 00 01");
  await expect(details.logo).toHaveValue("");
  expect(account.name).toBe("Taller 3, S.L.");

  await details.button.click();
  await expect(statusOf(page, say(dataUpdated))).toBeVisible();
  expect(account).toMatchObject({ name: "Taller 4", phone: "+34612000001" });
});

test("a new password ends all other sessions, and the user's own session continues", {
  tag: "@full",
}, async ({ page, say, panel, brand, url, passwords, openProfile }) => {
  const account = await openProfile();
  const old = account.password;
  const elsewhere = createVisitor(panel, hostOf(brand));
  await elsewhere.logIn({ username: account.email, password: old });
  expect((await elsewhere.get("/profile")).status).toBe(200);
  const copy = createVisitor(panel, hostOf(brand), {
    cookies: (await page.context().cookies()).map(({ name, value }) => [name, value] as const),
  });

  await passwords.current_password.fill(old);
  await passwords.new_password.fill("a-new-taxi-now");
  await passwords.repeat_password.fill("a-new-taxi-now");
  await passwords.button.click();
  await expect(statusOf(page, say(passwordUpdated))).toBeVisible();
  await expect(page).toHaveURL(url("/profile"));
  for (const field of [passwords.current_password, passwords.new_password]) {
    await expect(field).toHaveValue("");
  }
  expect(account.password).toBe("a-new-taxi-now");

  await page.reload();
  await expect(page).toHaveURL(url("/profile"));
  expect((await elsewhere.get("/profile")).location).toContain("/login");
  expect((await copy.get("/profile")).location).toContain("/before_room");
});

test("password errors are shown at their fields, and no password comes back", {
  tag: "@full",
}, async ({ page, say, passwords, openProfile }) => {
  const account = await openProfile();
  const send = async (current: string, chosen: string, repeated = chosen) => {
    await passwords.current_password.fill(current);
    await passwords.new_password.fill(chosen);
    await passwords.repeat_password.fill(repeated);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await passwords.button.click();
    const answer = await (await answered).text();
    for (const typed of [current, chosen, repeated].filter(Boolean)) {
      expect(answer).not.toContain(typed);
    }
  };
  await send("", "");
  for (const field of ["current_password", "new_password", "repeat_password"] as const) {
    await expect(passwords[field]).toHaveAccessibleDescription(new RegExp(say(required)));
  }
  await send(account.password, "shorty", "not-shorty");
  await expect(passwords.new_password).toHaveAccessibleDescription(
    new RegExp(say(invalidPassword)),
  );
  await expect(passwords.repeat_password).toHaveAccessibleDescription(new RegExp(say(notTheSame)));

  await send("not-the-password", "another-taxi-please");
  await expect(passwords.current_password).toHaveAccessibleDescription(
    new RegExp(say(wrongPassword)),
  );
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);

  await send(account.password, account.password);
  const summary = page
    .getByRole("main")
    .getByRole("alert")
    .filter({ hasText: say(passwordRefused) });
  await expect(summary).toBeFocused();
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});

test("a user who tries too many passwords has to wait", { tag: "@full" }, async ({
  page,
  say,
  passwords,
  openProfile,
}) => {
  await openProfile();
  for (let tries = 0; tries <= 10; tries += 1) {
    await passwords.current_password.fill(`guess-number-${tries}`);
    await passwords.new_password.fill("another-taxi-please");
    await passwords.repeat_password.fill("another-taxi-please");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await passwords.button.click();
    expect((await answered).status()).toBe(tries < 10 ? 422 : 429);
  }
  const title = say({ en: "Too many attempts", es: "Demasiados intentos" });
  await expect(page.getByRole("alert", { name: title })).toContainText(
    say({
      en: "Too many attempts for this account from your network. Try again in 10 minutes.",
      es: "Demasiados intentos con esta cuenta desde tu red. Inténtalo de nuevo dentro de 10 minutos.",
    }),
  );
});

test("the user changes the language in the profile too", { tag: "@full" }, async ({
  page,
  url,
  say,
  openProfile,
}) => {
  await openProfile();
  const other = say({ en: "Español", es: "English" });
  await page.getByRole("main").getByRole("button", { name: other }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", say({ en: "es", es: "en" }));
  await expect(page).toHaveURL(url("/profile"));
});

test("the user logs out from the profile, and can have the account removed", {
  tag: "@full",
}, async ({ page, words, say, url, openProfile }) => {
  await openProfile();
  const t = words(profileTexts);
  const main = page.getByRole("main");
  const removal = main.getByRole("link", { name: t("remove_account") });
  await expect(removal).toHaveAttribute("href", "/remove_account");
  await main.getByRole("link", { name: t("log_out") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say({ en: "Close", es: "Cerrar" }) }).click();
  await expect(page).toHaveURL(url("/before_room"));
});

test("an employee has no profile", { tag: "@full" }, async ({ page, url, as, say }) => {
  await as("employee");
  const answer = await page.goto(url("/profile"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    say({ en: "Oops! Nothing here...", es: "¡Vaya! Aquí no hay nada..." }),
  );
});

test.describe("a form whose session ends before it is sent", () => {
  const logInAgain = (
    page: Page,
    { username, password }: { username: string; password: string },
    words: Words,
  ) => fillInLogin(page, words(loginTexts), { email: username, password });
  type Words = Parameters<Parameters<typeof test>[2]>[0]["words"];

  test("is returned once, as it was, after the next log-in", { tag: "@full" }, async ({
    page,
    url,
    say,
    words,
    panel,
    details,
    passwords,
    openProfile,
  }) => {
    const account = await openProfile();
    const { email: username, password } = account;
    await details.name.fill("Noa Interrumpida");
    await details.phone.fill("612 00 00 02");
    await passwords.current_password.fill("typed but not sent");
    endTokensOf(account, panel.sandbox.world.tokens);
    await details.button.click();
    await expect(page).toHaveURL(url("/login?back=%2Fprofile"));
    await expect(page.getByRole("main").getByRole("alert")).toContainText(say(expired));

    await logInAgain(page, { username, password }, words);
    await expect(page).toHaveURL(url("/profile"));
    await expect(details.name).toHaveValue("Noa Interrumpida");
    await expect(details.phone).toHaveValue("612 00 00 02");
    await expect(details.email).toHaveValue(username);
    await expect(passwords.current_password).toHaveValue("");
    expect(account.name).toBe("Noa Casal");

    await details.button.click();
    await expect(statusOf(page, say(dataUpdated))).toBeVisible();
    expect(account).toMatchObject({ name: "Noa Interrumpida", phone: "+34612000002" });
    await page.reload();
    await expect(details.name).toHaveValue("Noa Interrumpida");
  });

  test("is returned only once", { tag: "@full" }, async ({
    page,
    url,
    words,
    panel,
    details,
    openProfile,
  }) => {
    const account = await openProfile();
    await details.name.fill("Noa Interrumpida");
    endTokensOf(account, panel.sandbox.world.tokens);
    await details.button.click();
    await logInAgain(page, { username: account.email, password: account.password }, words);
    await expect(details.name).toHaveValue("Noa Interrumpida");
    await page.goto(url("/"));
    await page.goto(url("/profile"));
    await expect(details.name).toHaveValue("Noa Casal");
  });

  test("stays filled in as long as its page is open", { tag: ["@js", "@full"] }, async ({
    page,
    url,
    say,
    words,
    panel,
    details,
    openProfile,
  }) => {
    const account = await openProfile();
    await details.name.fill("Noa Interrumpida");
    endTokensOf(account, panel.sandbox.world.tokens);
    await details.button.click();
    await logInAgain(page, { username: account.email, password: account.password }, words);
    await expect(details.name).toHaveValue("Noa Interrumpida");
    const logOut = words(profileTexts)("log_out");
    await page.getByRole("main").getByRole("link", { name: logOut }).click();
    const cancel = say({ en: "Cancel", es: "Cancelar" });
    await page.getByRole("dialog").getByRole("link", { name: cancel }).click();
    await expect(page).toHaveURL(url("/profile"));
    await expect(details.name).toHaveValue("Noa Interrumpida");
  });

  test("is returned to no other user", { tag: "@full" }, async ({
    page,
    url,
    words,
    panel,
    brand,
    details,
    openProfile,
  }) => {
    const account = await openProfile();
    const other = addCustomer(panel.sandbox, brand, { name: "Pablo Otro" });
    await details.name.fill("Noa Interrumpida");
    endTokensOf(account, panel.sandbox.world.tokens);
    await details.button.click();
    await expect(page).toHaveURL(url("/login?back=%2Fprofile"));
    await logInAgain(page, { username: other.email, password: other.password }, words);
    await expect(details.name).toHaveValue("Pablo Otro");

    await page.context().clearCookies();
    await page.goto(url("/login?back=%2Fprofile"));
    await logInAgain(page, { username: account.email, password: account.password }, words);
    await expect(details.name).toHaveValue("Noa Interrumpida");
  });

  test("leaves the page's other form alone, and keeps no password", { tag: "@full" }, async ({
    page,
    url,
    words,
    panel,
    details,
    passwords,
    openProfile,
  }) => {
    const account = await openProfile();
    await passwords.current_password.fill(account.password);
    await passwords.new_password.fill("another-taxi-please");
    await passwords.repeat_password.fill("another-taxi-please");
    endTokensOf(account, panel.sandbox.world.tokens);
    await passwords.button.click();
    await expect(page).toHaveURL(url("/login?back=%2Fprofile"));
    await logInAgain(page, { username: account.email, password: account.password }, words);
    await expect(page).toHaveURL(url("/profile"));
    await expect(details.name).toHaveValue("Noa Casal");
    await expect(details.email).toHaveValue(account.email);
    for (const field of [passwords.current_password, passwords.new_password]) {
      await expect(field).toHaveValue("");
    }
    expect(await page.content()).not.toContain("another-taxi-please");
  });
});

test("a customer downloads everything that the panel shows of them", { tag: "@full" }, async ({
  page,
  words,
  openProfile,
}) => {
  const { email } = await openProfile();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words(profileTexts)("download_data") }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await file.path()));
  expect(Buffer.from(files["account.csv"] ?? []).toString()).toContain(email);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
