import type { Page } from "@playwright/test";
import { texts as googleTexts } from "../../app/features/account/google-texts.ts";
import { texts as profileTexts } from "../../app/routes/profile/texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { addCustomer } from "../services/accounts.ts";
import type { OpenIdStandIn } from "../services/openid-stand-in.ts";
import { createVisitor } from "../services/visitor.ts";
import { expect, hostOf, test } from "./story.ts";

const [withoutGoogle, withGoogle] = brands as [(typeof brands)[0], (typeof brands)[0]];
const sharedHost = "127.0.0.1";

test.use({ brand: withGoogle });

/** The stand-in's pages are in English. */
const answer = (page: Page, button: "Continue" | "Cancel") =>
  page.getByRole("button", { name: button }).click();

const followLink = (page: Page, label: string) =>
  page.getByRole("main").getByRole("link", { name: label }).click();

/** The form values that the stand-in's page would send. */
async function readAnswer(page: Page): Promise<{ state: string; id_token: string }> {
  const read = (name: string) => page.locator(`input[name="${name}"]`).first().inputValue();
  return { state: await read("state"), id_token: await read("id_token") };
}

/** Posts a form from another site, as a browser does. */
const foreign = ({ url }: OpenIdStandIn) => ({
  origin: new URL(url).origin,
  "sec-fetch-site": "cross-site",
});

const toastOf = (page: Page) => page.getByRole("main").getByRole("alert");

let count = 0;
function seatUser(openId: OpenIdStandIn, claims: object = {}) {
  count += 1;
  const user = { email: `nora.${count}.${Date.now()}@correo.example`, name: "Nora Nueva" };
  openId.seat({ ...user, ...claims });
  return user;
}

test("a new user logs in with Google, and is a customer from then on", { tag: "@full" }, async ({
  page,
  url,
  words,
  panel,
  openId,
}) => {
  const t = words(googleTexts);
  const { email } = seatUser(openId);
  await page.goto(url("/login"));
  await followLink(page, t("continue"));
  await expect(page).toHaveURL((address) => address.hostname === "accounts.localhost");
  await answer(page, "Continue");
  await expect(page).toHaveURL(url("/"));
  await expect(page.locator("#menu")).toContainText("Nora Nueva");

  const { accounts } = panel.sandbox.world;
  expect([...accounts.values()].filter((each) => each.email === email)).toHaveLength(1);
  await page.goto(url("/profile"));
  await expect(page.getByLabel(words(profileTexts)("email"))).toHaveValue(email);
});

test("a user with an account continues to the requested page", { tag: "@full" }, async ({
  page,
  url,
  words,
  panel,
  brand,
  openId,
}) => {
  const account = addCustomer(panel.sandbox, brand);
  seatUser(openId, { email: account.email });
  await page.goto(url("/login?back=%2Fprofile"));
  await followLink(page, words(googleTexts)("continue"));
  await answer(page, "Continue");
  await expect(page).toHaveURL(url("/profile"));
  await expect(page.locator("#menu")).toContainText(account.name);
});

test("a host with many brands returns to the brand where the log-in started", {
  tag: "@full",
}, async ({ page, panel, words, brand, openId }) => {
  seatUser(openId);
  const address = (path: string) => panel.url(sharedHost, `${path}?site_domain=${hostOf(brand)}`);
  await page.goto(address("/login"));
  await followLink(page, words(googleTexts)("continue"));
  await answer(page, "Continue");
  await expect(page).toHaveURL(address("/"));
  await expect(page.locator("#menu")).toContainText("Nora Nueva");
  await expect(page.getByRole("main")).toContainText(brand.name);
});

test("a user who cancels returns to the log-in", { tag: "@full" }, async ({
  page,
  url,
  words,
  openId,
}) => {
  const t = words(googleTexts);
  seatUser(openId);
  await page.goto(url("/login?back=%2Fprofile"));
  await followLink(page, t("continue"));
  await answer(page, "Cancel");
  await expect(page).toHaveURL(url("/login?back=%2Fprofile"));
  await expect(toastOf(page)).toContainText(t("cancelled"));
  // The user can start again.
  await followLink(page, t("continue"));
  await answer(page, "Continue");
  await expect(page).toHaveURL(url("/profile"));
});

test("a credential for another purpose is refused", { tag: "@full" }, async ({
  page,
  url,
  words,
  openId,
}) => {
  const t = words(googleTexts);
  for (const claims of [
    { nonce: "of-another-log-in" },
    { aud: "another-client" },
    // The API's refusal is no expired session.
    { email_verified: false },
  ]) {
    seatUser(openId, claims);
    await page.goto(url("/login"));
    await followLink(page, t("continue"));
    await answer(page, "Continue");
    await expect(page).toHaveURL(url("/login"));
    await expect(toastOf(page)).toContainText(t("failed"));
  }
});

test("a user with an inactive account is asked to activate it", { tag: "@full" }, async ({
  page,
  url,
  words,
  panel,
  brand,
  openId,
}) => {
  const t = words(googleTexts);
  const { email } = addCustomer(panel.sandbox, brand, { state: "pending" });
  seatUser(openId, { email });
  await page.goto(url("/login"));
  await followLink(page, t("continue"));
  await answer(page, "Continue");
  await expect(page).toHaveURL(url("/activate_account"));
  await expect(toastOf(page)).toContainText(t("not_activated"));
});

test("one answer of Google logs in one browser, once", { tag: "@full" }, async ({
  page,
  url,
  words,
  panel,
  brand,
  openId,
}) => {
  const t = words(googleTexts);
  seatUser(openId);
  await page.goto(url("/login"));
  await followLink(page, t("continue"));
  const { state, id_token } = await readAnswer(page);

  // The other browser has not gone to Google with this state.
  const stranger = createVisitor(panel, hostOf(brand), { headers: foreign(openId) });
  const { status, location } = await stranger.post("/login/google/return", { state, id_token });
  expect([status, location]).toEqual([303, `/login/google/return?state=${state}`]);
  expect((await stranger.get(location ?? "")).location).toBe("/login");
  expect([...stranger.cookies.keys()].filter((name) => /flash/.test(name))).toHaveLength(1);
  expect((await stranger.get("/")).location).toContain("/before_room");

  // The state is spent, but its credential waits for the browser that it belongs to.
  await page.goto(url(location ?? ""));
  await expect(page).toHaveURL(url("/"));
  await page.context().clearCookies();
  await page.goto(url(location ?? ""));
  await expect(page).toHaveURL(url("/login"));
  await expect(toastOf(page)).toContainText(t("failed"));
  const again = await stranger.post("/login/google/return", { state, id_token });
  expect((await stranger.get(again.location ?? "")).location).toBe("/login");
});

test("an answer without a request is refused", { tag: "@full" }, async ({
  page,
  url,
  words,
  panel,
  brand,
  openId,
}) => {
  seatUser(openId);
  await page.goto(url("/login"));
  await followLink(page, words(googleTexts)("continue"));
  const { id_token } = await readAnswer(page);
  const visitor = createVisitor(panel, hostOf(brand), { headers: foreign(openId) });
  for (const state of [
    `${brand.permalink}.${"a".repeat(32)}`,
    `${brand.permalink}:session.${"a".repeat(32)}`,
    "nonsense",
    "",
    "a".repeat(10_000),
  ]) {
    const received = await visitor.post("/login/google/return", { state, id_token });
    expect(received.status).toBe(303);
    expect((await visitor.get(received.location ?? "")).location).toBe("/login");
  }
  await page.goto(url("/login/google/return"));
  await expect(toastOf(page)).toContainText(words(googleTexts)("failed"));
});

test.describe(() => {
  test.use({ brand: withoutGoogle });

  test("a brand without Google offers no log-in with it", { tag: "@full" }, async ({
    page,
    url,
    words,
  }) => {
    await page.goto(url("/login"));
    await expect(page.getByRole("link", { name: words(googleTexts)("continue") })).toHaveCount(0);
    for (const path of ["/login/google", "/login/google/return?state=a"]) {
      expect((await page.goto(url(path)))?.status()).toBe(404);
      await expect(page.getByRole("banner")).toBeVisible();
    }
  });
});

test("a logged-in user is redirected away from it", { tag: "@full" }, async ({ page, url, as }) => {
  await as("client");
  await page.goto(url("/login/google?back=%2Fprofile"));
  await expect(page).toHaveURL(url("/profile"));
  await page.goto(url("/login/google/return?state=a"));
  await expect(page).toHaveURL(url("/"));
});

test("the log-in continues to no other site afterwards", { tag: "@full" }, async ({
  page,
  url,
  openId,
}) => {
  seatUser(openId);
  await page.goto(url("/login/google?back=https%3A%2F%2Fevil.example%2F"));
  await answer(page, "Continue");
  await expect(page).toHaveURL(url("/"));
});
