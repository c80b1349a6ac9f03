import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import { expect, holdRequests, test, waitForHydration } from "./story.ts";

const required = { en: "This field is required.", es: "Este campo es obligatorio." };

test("a wrong password shows an error, and the form keeps its values except the password", {
  tag: "@main",
}, async ({ page, url, words, brand, logIn }) => {
  await page.goto(url("/login?back=%2F%3Ffrom%3Dletter"));
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await logIn("client", { password: "not-the-password" });
  const answer = await answered;
  expect(answer.status()).toBe(422);
  expect(await answer.text()).not.toContain("not-the-password");

  const heading = words(fieldTexts)("heading", { count: 1 });
  await expect(page.getByRole("alert", { name: heading })).toBeFocused();
  const username = page.getByLabel(words(loginTexts)("username"));
  await expect(username).toHaveValue(demoEmail(brand, "client"));
  expect(await page.content()).not.toContain("not-the-password");

  await logIn("client");
  await expect(page).toHaveURL(url("/?from=letter"));
});

test("a missing value shows an error beside its field and in the summary, which links there", {
  tag: "@full",
}, async ({ page, url, say, words }) => {
  await page.goto(url("/login"));
  const main = page.getByRole("main");
  await main.getByRole("button", { name: words(loginTexts)("log_in") }).click();
  const heading = words(fieldTexts)("heading", { count: 2 });
  const summary = main.getByRole("alert", { name: heading });
  await expect(summary).toBeFocused();

  const fields = [
    main.getByLabel(words(loginTexts)("username")),
    main.getByRole("textbox", { name: words(loginTexts)("password") }),
  ];
  for (const [index, field] of fields.entries()) {
    await expect(field).toHaveAccessibleDescription(
      `${words(fieldTexts)("error")} ${say(required)}`,
    );
    const link = summary.getByRole("link").nth(index);
    await expect(link).toContainText(say(required));
    await link.click();
    await expect(field).toBeFocused();
  }
});

test("the log-in stays visible until the next page has loaded", { tag: ["@js", "@full"] }, async ({
  page,
  url,
  logIn,
}) => {
  await page.goto(url("/login"));
  await waitForHydration(page);
  await page.evaluate(() => {
    const noteEmptiness = () => {
      if (!document.querySelector("main")) document.documentElement.dataset.wasEmpty = "";
    };
    new MutationObserver(noteEmptiness).observe(document, { childList: true, subtree: true });
  });
  const answer = await holdRequests(page, "**/login.data*");
  const code = page.waitForResponse(/\/build\/.*\.js$/);
  await logIn("client");
  await code;
  answer();
  await expect(page).toHaveURL(url("/"));
  await expect(page.locator('[data-frame="main"]')).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-was-empty");
});

test("the user can show the password", { tag: ["@js", "@full"] }, async ({ page, url, words }) => {
  const t = words(fieldTexts);
  await page.goto(url("/login"));
  const field = page.getByRole("textbox", { name: words(loginTexts)("password") });
  await field.fill("secret");
  await page.getByRole("button", { name: t("showPassword") }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("secret");
  await page.getByRole("button", { name: t("hidePassword") }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("the button that shows the password is missing without JavaScript", { tag: "@no-js" }, async ({
  page,
  url,
}) => {
  await page.goto(url("/login"));
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(1);
});
