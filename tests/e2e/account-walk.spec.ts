import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as profileTexts } from "../../app/routes/profile/texts.ts";
import { texts as recoverTexts } from "../../app/routes/recover_password/texts.ts";
import { texts as removeTexts } from "../../app/routes/remove_account/texts.ts";
import { texts as resetTexts } from "../../app/routes/reset_password/texts.ts";
import { lastCodeTo, makePerson } from "../services/accounts.ts";
import { createPng } from "../services/pictures.ts";
import { fillIn, findAccount, logOut, send } from "./account-forms.ts";
import { expect, fillInLogin, test } from "./story.ts";

const registered = { en: "Data successfully registered", es: "Datos registrados correctamente" };
const updated = { en: "Data updated", es: "Datos actualizados" };
const passwordUpdated = { en: "Password updated", es: "Contraseña actualizada" };

test("an account, from the first page to the last", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
}) => {
  const { sandbox } = panel;
  const ana = makePerson();
  const main = page.getByRole("main");
  const logIn = async (password: string) => {
    await page.goto(url("/login"));
    await fillInLogin(page, words(loginTexts), { email: ana.email, password });
    await expect(page).toHaveURL(url("/"));
  };

  await page.goto(url("/register"));
  await fillIn(page, ana);
  await send(page);
  await expect(page).toHaveURL(url("/activate_account"));
  await page.locator("#code").fill(lastCodeTo(sandbox, ana.phone));
  await send(page);
  await expect(page).toHaveURL(url("/"));
  await expect(page.getByText(say(registered))).toBeVisible();

  const ofProfile = words(profileTexts);
  await page.goto(url("/profile"));
  await main.getByLabel(ofProfile("avatar")).setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: createPng(40),
  });
  await main.getByRole("button", { name: ofProfile("save") }).click();
  await expect(page.getByText(say(updated))).toBeVisible();
  expect(findAccount(panel, ana)?.avatar).toBeTruthy();

  const second = "segunda-parada-ana";
  const passwords = { current_password: ana.password, new_password: second };
  for (const [name, password] of Object.entries({ ...passwords, repeat_password: second })) {
    await main
      .getByRole("textbox", { name: ofProfile(name as "current_password"), exact: true })
      .fill(password);
  }
  await main.getByRole("button", { name: ofProfile("change_password") }).click();
  await expect(page.getByText(say(passwordUpdated))).toBeVisible();
  await logOut(page, url);
  await logIn(second);
  await logOut(page, url);

  const third = "tercera-parada-ana";
  await page.goto(url("/recover_password"));
  await main.getByLabel(words(recoverTexts)("login")).fill(ana.email);
  await main.getByRole("button", { name: words(recoverTexts)("send") }).click();
  await expect(main).toContainText(words(recoverTexts)("sent"));
  await page.goto(url(`/reset_password/${lastCodeTo(sandbox, ana.email)}`));
  for (const name of ["password", "password_confirmation"]) {
    await main.locator(`[name="${name}"]`).fill(third);
  }
  await main.getByRole("button", { name: words(resetTexts)("save"), exact: true }).click();
  await expect(page).toHaveURL(url("/login"));
  await logIn(third);

  const ofRemoval = words(removeTexts);
  await page.goto(url("/remove_account"));
  await main.getByRole("button", { name: ofRemoval("send") }).click();
  await expect(main).toContainText(ofRemoval("sent"));
  await page.goto(url(`/remove_account/${lastCodeTo(sandbox, ana.email)}`));
  await main.getByLabel(ofRemoval("understood")).check();
  await main.getByRole("button", { name: ofRemoval("remove") }).click();
  await expect(page).toHaveURL(url("/before_room"));
  expect(findAccount(panel, ana)).toBeUndefined();
});
