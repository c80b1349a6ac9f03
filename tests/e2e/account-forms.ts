import type { Locator, Page, Response } from "@playwright/test";
import { texts as activationTexts } from "../../app/features/account/activation-texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { lastCodeTo, type Person } from "../services/accounts.ts";
import type { Panel } from "../services/panel.ts";
import { expect, type Language } from "./story.ts";

/** Fills in every field of the sign-up form. */
export async function fillIn(page: Page, { name, email, phone, password }: Person): Promise<void> {
  for (const [field, value] of Object.entries({ name, email, phone, password })) {
    await page.locator(`#${field}`).fill(value);
  }
  await page.locator("#password_again").fill(password);
  await page.locator("#terms").check();
  await page.locator("#privacy").check();
}

/** The button that sends the form, the first of several. */
export const send = (page: Page) =>
  page.locator("main form button:not([type=button])").first().click();

export async function logOut(page: Page, url: (path: string) => string) {
  await page.goto(url("/?dialog=logout"));
  await page.getByRole("dialog").locator("form button").click();
  await expect(page).toHaveURL(/\/before_room/);
}

/** The page has a second, empty place for alerts. */
export const summaryOf = (page: Page) =>
  page.getByRole("main").getByRole("alert").filter({ hasText: /./ });

/** The response to the submitted form. While the user types, the page checks the e-mail in a POST of its own. */
export async function sendFor(page: Page, status: number): Promise<Response> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && !response.url().endsWith("/email_available"),
  );
  await send(page);
  const answer = await answered;
  expect(answer.status()).toBe(status);
  return answer;
}

/** Expects the field's error message, among its other descriptions. */
export async function expectError(field: Locator, said: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(`${toPattern(said)}$`));
}

/** Matches the waiting time until the next code, in any number of seconds. */
export const waitIn = (language: Language) =>
  new RegExp(`^${toPattern(activationTexts[language].wait_other).replace("{{count}}", "\\d+")}$`);

const toPattern = (text: string) => text.replaceAll(/[.?]/g, "\\$&");

export function findAccount({ sandbox }: Panel, { email }: Person): Account | undefined {
  return [...sandbox.world.accounts.values()].find((account) => account.email === email);
}

export function wrongCodeFor({ sandbox }: Panel, { phone }: Person): string {
  return lastCodeTo(sandbox, phone) === "000000" ? "111111" : "000000";
}
