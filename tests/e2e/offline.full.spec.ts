import type { Page } from "@playwright/test";
import { texts } from "../../app/pwa/texts.ts";
import { unregisterScript } from "../../app/pwa/unregister-service-worker.ts";
import { texts as favouritesTexts } from "../../app/routes/favorite/texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import { type Brand, brands } from "../../sandbox/brands.ts";
import { type SwitchableProxy, startSwitchableProxy } from "../services/switchable-proxy.ts";
import { findViolations } from "./axe.ts";
import { chooseLanguage, expect, hostOf, test as story, waitForHydration } from "./story.ts";

const test = story.extend<{ line: SwitchableProxy; at: (path: string) => string }>({
  line: async ({ panel }, use) => {
    const line = await startSwitchableProxy(panel.port);
    await use(line);
    await line.stop();
  },
  /** An address of the panel behind a proxy that can go down. */
  at: async ({ line, brand }, use) => {
    await use((path) => `http://${hostOf(brand)}:${line.port}${path}`);
  },
});

test.use({ serviceWorkers: "allow" });

type Kept = { cache: string; url: string; text: string };

/** Everything that the browser stores for the open site. */
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

/** Waits until the service worker controls the page and has cached the offline page. */
const beReady = (page: Page, offlinePages = 1) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const pages = await (await caches.open("offline")).keys();
        return navigator.serviceWorker.controller?.state === "activated" ? pages.length : 0;
      }),
    )
    .toBe(offlinePages);

test("a page without a connection says so, and loads again when the connection is back", {
  tag: "@js",
}, async ({ page, context, url, as, brand, words }) => {
  const t = words(texts);
  await as("client");
  await page.goto(url("/panel"));
  await beReady(page);

  await context.setOffline(true);
  // Even a page that the user has never opened shows the message. Chromium ends its emulation for a moment
  // at each navigation, at which an offline page would load again, so the story leaves none.
  const answer = await page.goto(url("/favorite"));
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  await expect(page.getByRole("main")).toContainText(brand.name);
  await expect(page.locator('a[href^="tel:"]')).toHaveAttribute("href", `tel:${brand.phone}`);

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await findViolations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findViolations(page, "color-contrast")).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(favouritesTexts)("title"));
  expect(page.url()).toBe(url("/favorite"));
});

test("while the panel is down, the user can try again until it is back", { tag: "@js" }, async ({
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

test("the offline page exists in the other language too", { tag: "@js" }, async ({
  page,
  line,
  at,
  language,
}) => {
  await page.goto(at("/help"));
  await beReady(page);
  const other = { en: "es", es: "en" } as const;
  await chooseLanguage(page, other[language]);
  await expect(page.locator("html")).toHaveAttribute("lang", other[language]);
  await expect
    .poll(async () => (await readCaches(page)).map(({ url }) => new URL(url).search))
    .toContain(`?language=${other[language]}`);
  line.goAway();
  await page.goto(at("/about"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts[other[language]].title);
});

test("brands that share a host have their own offline pages", { tag: "@js" }, async ({
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
  // No offline page is cached for these addresses, so the browser shows its own error.
  for (const path of [`/login?site_domain=${third.host}`, `/before_room/${third.host}`, "/login"]) {
    await expect(page.goto(at(path))).rejects.toThrow(/net::ERR_/);
  }
});

test("the service worker stores no data of a user, neither during a session nor after it", {
  tag: "@js",
}, async ({ page, at, logIn, brand, words }) => {
  await page.goto(at("/login"));
  await beReady(page);
  await logIn("client");
  await page.waitForURL(at("/"));
  for (const path of ["/panel", "/history", "/favorite", "/purses", "/profile", "/messages"]) {
    await page.goto(at(path));
    await waitForHydration(page);
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

test("what a page sends, streams or fetches bypasses the service worker", {
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
  await chooseLanguage(page, language === "en" ? "es" : "en");
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

test("a page that another site opens is not compressed, even where the service worker asks for it", {
  tag: "@js",
}, async ({ page, panel, brand, url, as }) => {
  const address = url("/favorite");
  const codingAfter = async (act: () => Promise<unknown>) => {
    const coming = page.waitForResponse((response) => response.url() === address);
    const loaded = page.waitForEvent("load");
    await act();
    await loaded;
    const { "content-encoding": coding } = await (await coming).allHeaders();
    return coding;
  };
  await as("client");
  expect(await codingAfter(() => page.goto(address))).toMatch(/gzip|br/);
  await beReady(page);
  const follow = () => page.evaluate((to) => location.assign(to), address);
  const [other] = brands.filter((each) => each !== brand);
  for (const preload of ["enable", "disable"] as const) {
    await page.evaluate(async (how) => {
      const { navigationPreload } = await navigator.serviceWorker.ready;
      await navigationPreload[how]();
    }, preload);
    expect(await codingAfter(follow)).toMatch(/gzip|br/);
    await page.goto(panel.url(hostOf(other as Brand), "/before_room"));
    expect(await codingAfter(follow)).toBeUndefined();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a new build replaces the cached one, and switching the service worker off removes everything", {
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

  // The operator has switched the service worker off, so it goes with its caches.
  line.replace("/service-worker.js", unregisterScript);
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
