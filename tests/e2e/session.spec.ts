import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import { ageSessions } from "../services/stored-sessions.ts";
import { expect, hostOf, test } from "./story.ts";

const sharedHost = "127.0.0.1";

test("a session that the API has ended is said to be over, and is taken up where it was", async ({
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

test("two brands on one host are logged in side by side", async ({
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

  // The one is left, and the other stays.
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
