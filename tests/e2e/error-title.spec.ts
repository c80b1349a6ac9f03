import { failureTitles } from "../../app/features/frame/failure-titles.ts";
import { texts as filterTexts } from "../../app/features/trips/history/filter-texts.ts";
import { texts as historyTexts } from "../../app/routes/history/texts.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { expect, test, waitForHydration } from "./story.ts";

test.beforeEach(({ panel }) => panel.sandbox.faults.clear());

test("the title of a form says Error until the form is valid", { tag: "@full" }, async ({
  page,
  url,
  words,
  brand,
  logIn,
  javaScriptEnabled,
}) => {
  const title = `${words(loginTexts)("title")} · ${brand.pageTitle}`;
  await page.goto(url("/login"));
  if (javaScriptEnabled) await waitForHydration(page);
  await expect(page).toHaveTitle(title);
  await logIn("client", { password: "wrong-password" });
  await expect(page).toHaveTitle(`Error: ${title}`);
  await logIn("client");
  await expect(page).not.toHaveTitle(/^Error/);
  await expect(page).toHaveURL(url("/"));
});

test("the title of a filter says Error until its days are valid", { tag: "@full" }, async ({
  page,
  url,
  words,
  brand,
  as,
  javaScriptEnabled,
}) => {
  const title = `${words(historyTexts)("title")} · ${brand.pageTitle}`;
  const t = words(filterTexts);
  await as("client");
  // Hydration starts from the title that the server has rendered.
  await page.goto(url("/history?from=2026-05-02&to=2026-05-01"));
  if (javaScriptEnabled) await waitForHydration(page);
  await expect(page).toHaveTitle(`Error: ${title}`);
  const summary = page.getByRole("alert").filter({ hasText: t("beforeFrom") });
  await expect(summary).toBeFocused();
  const from = page.getByLabel(t("from_day"));
  await from.fill("2026-06-02");
  await page.getByRole("button", { name: words(historyTexts)("filter") }).click();
  await expect(page).toHaveURL(/from=2026-06-02/);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await from.fill("2026-04-01");
  await page.getByRole("button", { name: words(historyTexts)("filter") }).click();
  await expect(page).toHaveTitle(title);
});

test("the title of an error page names the failure", { tag: "@full" }, async ({
  page,
  url,
  language,
  brand,
  as,
  panel,
  javaScriptEnabled,
}) => {
  const titles = failureTitles[language];
  await as("client");
  await page.goto(url("/no/such/screen"));
  await expect(page).toHaveTitle(`Error: ${titles.not_found} · ${brand.pageTitle}`);
  await page.goto(url("/favorite"));
  if (javaScriptEnabled) await waitForHydration(page);
  // The page waits for this call; a late part that fails says so in its place, below the page's own title.
  panel.sandbox.faults.add({ operation: "getProfile", kind: "status", status: 500 });
  await page.locator('a[href^="/profile"]').first().click();
  await expect(page).toHaveTitle(`Error: ${titles.problem} · ${brand.pageTitle}`);
  panel.sandbox.faults.clear();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).not.toHaveTitle(/^Error/);
});
