import type { Page } from "@playwright/test";
import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import { ageSessions } from "../services/stored-sessions.ts";
import { expect, hostOf, test, waitForHydration } from "./story.ts";

const sharedHost = "127.0.0.1";

test("a session that the API has ended shows a message, and continues on the same page after the log-in", async ({
  page,
  url,
  say,
  panel,
  logIn,
}) => {
  await page.goto(url("/login"));
  await logIn("employee");
  await expect(page).toHaveURL(url("/"));
  await page.goto(url("/?from=letter"));

  const { tokens } = panel.sandbox.world;
  const [token = ""] = [...tokens.keys()].slice(-1);
  tokens.delete(token);
  await ageSessions(panel.redis);
  await page.reload();
  await expect(page).toHaveURL(url(`/login?back=${encodeURIComponent("/?from=letter")}`));
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    say({
      en: "Session Expired! Please login again to continue.",
      es: "La sesión ha caducado Vuelve a entrar para continuar.",
    }),
  );

  await logIn("employee");
  await expect(page).toHaveURL(url("/?from=letter"));
  expect(panel.logs().join("\n")).not.toContain(token);
});

test("a tab that the user returns to after the session has ended leads to the log-in", {
  tag: ["@js", "@full"],
}, async ({ page, url, panel, logIn }) => {
  await page.clock.install();
  await page.goto(url("/login"));
  await logIn("employee");
  await expect(page).toHaveURL(url("/"));
  const { tokens } = panel.sandbox.world;
  const [token = ""] = [...tokens.keys()].slice(-1);
  await page.goto(url("/favorite"));
  await waitForHydration(page);

  const answered = page.waitForResponse("**/session_check*");
  await hideFor(page, "02:00");
  expect(await (await answered).json()).toEqual({ isLoggedIn: true });
  await expect(page).toHaveURL(url("/favorite"));
  tokens.delete(token);
  // The tab was hidden too briefly for a check.
  await hideFor(page, "00:30");
  const asked = panel.sandbox.calls.get("checkAuth");
  await hideFor(page, "02:00");
  await expect(page).toHaveURL(url("/login?back=%2Ffavorite"));
  expect(panel.sandbox.calls.get("checkAuth")).toBe((asked ?? 0) + 1);
});

test("a tab with a filled-in form stays as it is when the user returns after the session has ended", {
  tag: ["@js", "@full"],
}, async ({ page, url, panel, logIn }) => {
  await page.clock.install();
  await page.goto(url("/login"));
  await logIn("client");
  await expect(page).toHaveURL(url("/"));
  const { tokens } = panel.sandbox.world;
  const [token = ""] = [...tokens.keys()].slice(-1);
  await page.goto(url("/tickets?show=new"));
  await waitForHydration(page);
  const subject = page.locator("[name=subject]");
  await subject.fill("Un paraguas");
  tokens.delete(token);
  const answered = page.waitForResponse("**/session_check*");
  await hideFor(page, "02:00");
  expect(await (await answered).json()).toEqual({ isLoggedIn: false });
  await expect(subject).toHaveValue("Un paraguas");
  await expect(page).toHaveURL(url("/tickets?show=new"));
});

async function hideFor(page: Page, time: string): Promise<void> {
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  await page.clock.fastForward(time);
  await show("visible");
}

test("a user is logged in to two brands on one host at the same time", { tag: "@full" }, async ({
  page,
  panel,
  say,
  words,
  logIn,
}) => {
  const [first, second] = panel.sandbox.world.brands;
  if (!first || !second) throw new Error("The sandbox has several brands");

  for (const brand of [first, second]) {
    await page.goto(panel.url(sharedHost, `/before_room/${hostOf(brand)}`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(brand.name);
    await page
      .getByRole("main")
      .getByRole("link", { name: words(doorTexts)("log_in") })
      .click();
    await logIn("client", { brand });
    await expect(page).toHaveURL(panel.url(sharedHost, `/?site_domain=${hostOf(brand)}`));
  }

  for (const brand of [first, second]) {
    const { accounts } = panel.sandbox.world;
    const client = [...accounts.values()].find(({ email }) => email === demoEmail(brand, "client"));
    await page.goto(panel.url(sharedHost, `/?site_domain=${hostOf(brand)}`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      client?.name.split(" ")[0] ?? "?",
    );
    await expect(page.getByRole("main")).toContainText(brand.name);
  }

  // The log-out ends one session, and the other stays.
  await page.getByRole("link", { name: say({ en: "Log out", es: "Cerrar sesión" }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say({ en: "Close", es: "Cerrar" }) })
    .click();
  await expect(page).toHaveURL(panel.url(sharedHost, `/before_room/${hostOf(second)}`));
  await page.goto(panel.url(sharedHost, `/?site_domain=${hostOf(first)}`));
  await expect(page).toHaveURL(panel.url(sharedHost, `/?site_domain=${hostOf(first)}`));
  await expect(page.getByRole("main")).toContainText(first.name);
});
