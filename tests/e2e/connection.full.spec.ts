import type { Page } from "@playwright/test";
import { texts } from "../../app/features/frame/connection/texts.ts";
import { texts as menuTexts } from "../../app/features/frame/menu-texts.ts";
import { expect, test, waitForLateCode } from "./story.ts";

const wide = { width: 1440, height: 900 };

test.describe("a lost connection", { tag: "@js" }, () => {
  test.use({ viewport: wide });

  test("keeps the form with its values, and sends it on Try again", async ({
    page,
    context,
    url,
    asNewcomer,
    words,
    language,
  }) => {
    const t = words(texts);
    await asNewcomer();
    await page.goto(url("/profile"));
    await waitForLateCode(page);
    const form = profileForm(page);
    await form.name.fill("Ana de la Línea");
    await context.setOffline(true);
    await form.save.press("Enter");

    await expect(form.alert).toContainText(`${t("title")} ${t("form_hint")}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(form.name).toHaveValue("Ana de la Línea");
    await expect(form.save).toBeFocused();
    await expect(form.save).not.toHaveAttribute("aria-busy");
    await expect(page.locator(".progress-line")).toBeHidden();

    // The connection is still lost, so the message appears again.
    await form.again(t("try_again")).press("Enter");
    await expect(form.alert).toContainText(t("form_hint"));
    await form.name.fill("Ana Segunda");
    await context.setOffline(false);
    await form.again(t("try_again")).press("Enter");
    await expect(page.locator(".toast [data-kind=success]")).toBeVisible();
    await expect(form.alert).toHaveCount(0);
    await page.reload();
    await expect(form.name).toHaveValue("Ana Segunda");
  });

  test("shows the same message when a proxy reports that the panel is down", async ({
    page,
    url,
    asNewcomer,
    words,
  }) => {
    await asNewcomer();
    await page.goto(url("/profile"));
    await waitForLateCode(page);
    const form = profileForm(page);
    await form.name.fill("Ana de la Línea");
    await page.route(/\/profile\.data/, (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await form.save.press("Enter");
    await expect(form.alert).toContainText(words(texts)("title"));
    await expect(form.name).toHaveValue("Ana de la Línea");
  });

  test("keeps a press waiting until the page loads", async ({ page, context, url, as, words }) => {
    const t = words(texts);
    await as("client");
    await page.goto(url("/profile"));
    await waitForLateCode(page);
    await context.setOffline(true);
    await page
      .locator("#menu nav")
      .getByRole("link", { name: words(menuTexts)("history") })
      .press("Enter");
    const notice = page.locator(".lost-connection");
    await expect(notice).toContainText(`${t("title")} ${t("page_hint")}`);
    await expect(page).toHaveURL(url("/profile"));
    await context.setOffline(false);
    await expect(page).toHaveURL(url("/history"));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(notice).toHaveCount(0);
  });

  test("leaves a form that the browser submits by itself on the page", async ({
    page,
    context,
    url,
    asNewcomer,
    words,
  }) => {
    const t = words(texts);
    await asNewcomer();
    await page.goto(url("/?dialog=logout"));
    await waitForLateCode(page);
    await context.setOffline(true);
    const dialog = page.getByRole("dialog");
    const logOut = dialog.locator("form button");
    await logOut.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText(t("retry_hint"));
    await context.setOffline(false);
    await dialog.getByRole("button", { name: t("try_again") }).press("Enter");
    await expect(page).toHaveURL(/before_room/);
  });
});

function profileForm(page: Page) {
  const form = page.locator("form:has([name=name])");
  return {
    name: form.locator("[name=name]"),
    save: form.locator("button:not([type=button])").last(),
    alert: form.getByRole("alert"),
    again: (name: string) => form.getByRole("button", { name }),
  };
}
