import type { Page } from "@playwright/test";
import { texts } from "../../app/pwa/texts.ts";
import { farewell } from "../../app/pwa/unregister-service-worker.ts";
import { texts as ordersTexts } from "../../app/routes/panel/texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import { brands } from "../../sandbox/brands.ts";
import { type MoodyProxy, startMoodyProxy } from "../services/moody-proxy.ts";
import { findViolations } from "./axe.ts";
import { comeAlive, expect, hostOf, test as story } from "./story.ts";

const test = story.extend<{ line: MoodyProxy; at: (path: string) => string }>({
  line: async ({ panel }, use) => {
    const line = await startMoodyProxy(panel.port);
    await use(line);
    await line.stop();
  },
  /** An address of the panel, over a line that may break. */
  at: async ({ line, brand }, use) => {
    await use((path) => `http://${hostOf(brand)}:${line.port}${path}`);
  },
});

test.use({ serviceWorkers: "allow" });

type Kept = { cache: string; url: string; text: string };

/** All that the browser has kept for the site that is open. */
const readCaches = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const kept: Kept[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? "";
        kept.push({ cache: name, url: request.url, text });
      }
    }
    return kept;
  });

/** Until the worker stands between the page and us, and has a page for when we are gone. */
const beReady = (page: Page, offlinePages = 1) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const pages = await (await caches.open("offline")).keys();
        return navigator.serviceWorker.controller?.state === "activated" ? pages.length : 0;
      }),
    )
    .toBe(offlinePages);

test("without a connection a page says so, and is there again with it", { tag: "@js" }, async ({
  page,
  context,
  url,
  as,
  brand,
  words,
}) => {
  const t = words(texts);
  await as("client");
  await page.goto(url("/panel"));
  await beReady(page);

  await context.setOffline(true);
  const answer = await page.goto(url("/panel"));
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  await expect(page.getByRole("main")).toContainText(brand.name);
  await expect(page.locator('a[href^="tel:"]')).toHaveAttribute("href", `tel:${brand.phone}`);
  // Any other page too, also one that has never been looked at.
  await page.goto(url("/favorite"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await findViolations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findViolations(page, "color-contrast")).toEqual([]);

  await page.goto(url("/panel"));
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(ordersTexts)("title"));
  expect(page.url()).toBe(url("/panel"));
});

test("while we are gone one can try again, until we are back", { tag: "@js" }, async ({
  page,
  line,
  at,
  words,
}) => {
  const t = words(texts);
  const [title, again] = [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("link", { name: t("try_again") }),
  ];
  await page.goto(at("/help?from=letter"));
  await beReady(page);
  const help = await title.textContent();

  line.goAway();
  await page.reload();
  await expect(title).toHaveText(t("title"));
  await again.click();
  await expect(title).toHaveText(t("title"));
  line.comeBack();
  await again.click();
  await expect(title).toHaveText(`${help}`);
  await expect(page).toHaveURL(at("/help?from=letter"));
});

test("the other language has its own page for when we are gone", { tag: "@js" }, async ({
  page,
  line,
  at,
  language,
}) => {
  await page.goto(at("/help"));
  await beReady(page);
  const other = { en: "es", es: "en" } as const;
  await page
    .getByRole("button", { name: { en: "English", es: "Español" }[other[language]] })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", other[language]);
  await expect
    .poll(async () => (await readCaches(page)).map(({ url }) => new URL(url).search))
    .toContain(`?language=${other[language]}`);
  line.goAway();
  await page.goto(at("/about"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts[other[language]].title);
});

test("brands that share a host do not stand for each other", { tag: "@js" }, async ({
  page,
  panel,
  line,
  words,
}) => {
  const at = (path: string) => `http://127.0.0.1:${line.port}${path}`;
  const [one, other, third] = brands.map((brand) => ({ name: brand.name, host: hostOf(brand) }));
  if (!one || !other || !third) throw new Error("Too few brands");
  await page.goto(at(`/before_room/${one.host}`));
  await beReady(page);
  await page.goto(at(`/login?site_domain=${other.host}`));
  await beReady(page, 2);

  line.goAway();
  const permalink = panel.sandbox.world.brands[1]?.permalink;
  for (const [path, { name }] of [
    [`/login?site_domain=${one.host}`, one],
    [`/before_room/${other.host}`, other],
    [`/tickets/${one.host}`, one],
    [`/history/${permalink}`, other],
  ] as const) {
    await page.goto(at(path));
    await expect(page.locator(".brand")).toHaveText(name);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(texts)("title"));
  }
  // Nothing is known of these: the browser says so itself.
  for (const path of [`/login?site_domain=${third.host}`, `/before_room/${third.host}`, "/login"]) {
    await expect(page.goto(at(path))).rejects.toThrow(/net::ERR_/);
  }
});

test("nothing of anybody is kept, neither while they are here nor after", { tag: "@js" }, async ({
  page,
  at,
  logIn,
  brand,
  words,
}) => {
  await page.goto(at("/login"));
  await beReady(page);
  await logIn("client");
  await page.waitForURL(at("/"));
  for (const path of ["/panel", "/history", "/favorite", "/purses", "/profile", "/messages"]) {
    await page.goto(at(path));
    await comeAlive(page);
  }
  const email = demoEmail(brand, "client");
  expect(await page.content()).not.toContain(words(texts)("title"));
  await page.goto(at("/profile?dialog=logout"));
  await page.locator("dialog form button").first().click();
  await page.waitForURL(/before_room/);

  const kept = await readCaches(page);
  expect(kept.filter(({ url }) => url.includes("/build/")).length).toBeGreaterThan(5);
  for (const { url, text } of kept) {
    expect(new URL(url).pathname).toMatch(/^\/build\/[\w./-]+-\w{8}\.\w+$|^\/offline$/);
    expect(text).not.toContain(email);
  }
});

test("what a page sends, streams or fetches does not come through the worker", {
  tag: "@js",
}, async ({ page, url, as, language }) => {
  await as("client");
  await page.goto(url("/help"));
  await beReady(page);
  const answers: { kind: string; method: string; isOfWorker: boolean; path: string }[] = [];
  page.on("response", (response) => {
    const request = response.request();
    answers.push({
      kind: request.resourceType(),
      method: request.method(),
      isOfWorker: response.fromServiceWorker(),
      path: new URL(response.url()).pathname,
    });
  });
  const stream = page.waitForResponse(/\/live/);
  await page.goto(url("/panel"));
  await stream;
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: { en: "Español", es: "English" }[language] }).click();
  await posted;

  const ofWorker = answers.filter(({ isOfWorker }) => isOfWorker);
  for (const { method, path } of ofWorker) {
    expect(method).toBe("GET");
    expect(path).toMatch(/^\/build\/|^\/panel$/);
  }
  expect(ofWorker.map(({ kind }) => kind)).toContain("document");
  const others = answers.filter(({ isOfWorker }) => !isOfWorker).map(({ method }) => method);
  expect(others).toContain("POST");
  expect(others).toContain("GET");
});

test("a new build takes the old one's place, and the last one leaves nothing", {
  tag: "@js",
}, async ({ page, line, at }) => {
  await page.goto(at("/help"));
  await beReady(page);
  const program = await (await fetch(`http://127.0.0.1:${line.port}/service-worker.js`)).text();
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("build-")));
  const [first] = await builds();

  for (const build of ["second", "third"]) {
    line.replace("/service-worker.js", program.replace(/BUILD="\w+"/, `BUILD="${build}"`));
    await page.reload();
    await expect.poll(builds).toContain(`build-${build}`);
  }
  await expect.poll(builds).toEqual(["build-second", "build-third"]);
  expect(first).not.toBe("build-second");

  // With the operator's word, the worker is gone, and all that it kept.
  line.replace("/service-worker.js", farewell);
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        caches: (await caches.keys()).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({ caches: 0, workers: 0 });
});
