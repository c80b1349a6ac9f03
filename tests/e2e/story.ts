import { createHash } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import {
  type Language as AnyLanguage,
  fallbackLanguage,
  findLanguage,
  nativeNames,
} from "../../app/i18n/languages.ts";
import { createTranslate, type Texts, type Translate } from "../../app/i18n/translate.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as frameTexts } from "../../app/ui/frames/texts.ts";
import { DEMO_PASSWORD, type DemoKind, demoEmail } from "../../sandbox/accounts/seed.ts";
import { type Brand, brands } from "../../sandbox/brands.ts";
import { openAccount, type Person } from "../services/accounts.ts";
import { findLeaks } from "../services/leaks.ts";
import { type OpenIdStandIn, startOpenIdStandIn } from "../services/openid-stand-in.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { SharedContexts } from "./shared-contexts.ts";

export { expect };

export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

type Cookies = [string, string][];
type Settings = Record<string, string>;

type ForWorker = {
  /** The stand-in for Google's log-in. */
  openId: OpenIdStandIn;
  /** The worker's panel with these settings, for all its stories that ask for them, with a sandbox of its own. */
  panelWith: (settings: Settings) => Promise<Panel>;
  /** The cookies of a demo user's session, which all stories of the worker share. */
  sessionOf: (panel: Panel, brand: Brand, kind: DemoKind) => Promise<Cookies>;
  sharedContexts: SharedContexts;
};

type ForStory = {
  /** The panel's settings. Unlike options of the worker, they do not cost the story a worker of its own. */
  settings: Settings;
  panel: Panel;
  brand: Brand;
  language: Language;
  /** Picks the text in the story's language. */
  say: (texts: Record<Language, string>) => string;
  /** The panel's own texts in the story's language, where the specification leaves the words open. */
  words: <T extends Texts>(texts: T) => Translate<T>;
  /** An address on the brand's own host. */
  url: (path: string) => string;
  /** Logs the browser in as a demo user. A story that ends the session uses `logIn`. */
  as: (kind: DemoKind) => Promise<void>;
  /** Logs the browser in as a client with a new account that no other story uses. */
  asNewcomer: () => Promise<Person>;
  /** Fills in the page's log-in form. */
  logIn: (kind: DemoKind, other?: { brand?: Brand; password?: string }) => Promise<void>;
  /** The console errors that the story provokes; a story adds its own. */
  expectedConsoleErrors: RegExp[];
  /** Fails the story when the browser logs other errors, or fewer. */
  noConsoleErrors: undefined;
};

export const test = base.extend<ForStory, ForWorker>({
  openId: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const openId = await startOpenIdStandIn();
      await use(openId);
      await openId.stop();
    },
    { scope: "worker" },
  ],

  panelWith: [
    async ({ openId }, use) => {
      const panels = new Map<string, Promise<Panel>>();
      await use((settings) => {
        const key = JSON.stringify(settings);
        const env = { GOOGLE_AUTHORIZATION_URL: openId.url, ...settings };
        const panel = panels.get(key) ?? startPanel({ env });
        panels.set(key, panel);
        return panel;
      });
      for (const each of panels.values()) {
        const panel = await each;
        const leaks = await findLeaks(panel, openId.issued);
        await panel.stop();
        expect(leaks).toEqual([]);
        expect(panel.sandbox.breaches).toEqual([]);
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],

  sessionOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const sessions = new Map<string, Promise<Cookies>>();
      await use((panel, brand, kind) => {
        const username = demoEmail(brand, kind);
        const key = `${panel.port} ${username}`;
        const session = sessions.get(key) ?? openSession(panel, brand, username);
        sessions.set(key, session);
        return session;
      });
    },
    { scope: "worker", timeout: 120_000 },
  ],

  sharedContexts: [
    async ({ browser }, use) => use(new SharedContexts(browser)),
    { scope: "worker" },
  ],

  settings: [{}, { option: true }],

  panel: async ({ panelWith, settings }, use) => use(await panelWith(settings)),

  context: async (
    {
      browser,
      sharedContexts,
      url,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      serviceWorkers,
    },
    use,
    testInfo,
  ) => {
    if (serviceWorkers === "allow") {
      // A service worker and its caches outlive their story.
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const options = { viewport, hasTouch, isMobile, javaScriptEnabled, locale, timezoneId };
    const { context, giveBack } = await sharedContexts.lend(options, url("/"));
    await use(context);
    await giveBack({ isClean: testInfo.status === testInfo.expectedStatus });
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  brand: async ({}, use, { titlePath, project }) => {
    await use(brands[flip(titlePath, project.name).brand] as Brand);
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  language: async ({}, use, { titlePath, project }) => {
    await use(languages[flip(titlePath, project.name).language] as Language);
  },

  locale: async ({ language }, use) => use(language === "es" ? "es-MX" : "en-GB"),

  say: async ({ language }, use) => use((texts) => texts[language]),

  words: async ({ language }, use) => use((texts) => createTranslate(texts, language)),

  url: async ({ panel, brand }, use) => use((path) => panel.url(hostOf(brand), path)),

  as: async ({ context, panel, brand, url, sessionOf }, use) => {
    await use(async (kind) => {
      const cookies = await sessionOf(panel, brand, kind);
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: url("/") })));
    });
  },

  asNewcomer: async ({ context, panel, brand, url }, use) => {
    await use(async () => {
      const person = await openAccount(panel.sandbox, brand);
      const cookies = await openSession(panel, brand, person.email, person.password);
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: url("/") })));
      return person;
    });
  },

  logIn: async ({ page, brand: brandOfStory, words }, use) => {
    const t = words(loginTexts);
    await use(async (kind, { brand = brandOfStory, password = DEMO_PASSWORD } = {}) => {
      await fillInLogin(page, t, { email: demoEmail(brand, kind), password });
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedConsoleErrors: async ({}, use) => use([]),

  noConsoleErrors: [
    async ({ page, expectedConsoleErrors }, use) => {
      const complaints = collectConsoleErrors(page);
      await use(undefined);
      const others = complaints.filter(
        (complaint) => !expectedConsoleErrors.some((expected) => expected.test(complaint)),
      );
      expect(others).toEqual([]);
      for (const expected of expectedConsoleErrors) {
        expect(complaints).toContainEqual(expect.stringMatching(expected));
      }
    },
    { auto: true },
  ],
});

/** Fills in the page's log-in form. */
export async function fillInLogin(
  page: Page,
  t: Translate<typeof loginTexts>,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  const form = page.getByRole("main").locator("form");
  await form.getByLabel(t("username")).fill(email);
  await form.getByRole("textbox", { name: t("password") }).fill(password);
  await form.getByRole("button", { name: t("log_in") }).click();
}

/** Chooses a language in the frame: a brand with more than two has a list of them. */
export async function chooseLanguage(page: Page, language: AnyLanguage): Promise<void> {
  const list = page.locator("details.language-switch");
  if ((await list.count()) > 0) await list.locator("summary").click();
  await page
    .getByRole("form", { name: frameTexts[await languageOf(page)].language })
    .getByRole("button", { name: nativeNames[language] })
    .click();
}

const languageOf = async (page: Page) =>
  findLanguage(await page.locator("html").getAttribute("lang")) ?? fallbackLanguage;

/** Waits for hydration, which keyboard shortcuts need. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.scripts === "running" &&
      Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
}

/** Waits for the code that a page loads when it is there, such as that of its notice of a lost connection. */
export async function waitForLateCode(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/after-page-")),
  );
}

/** Holds the matching requests until the returned function releases them. */
export async function holdRequests(page: Page, what: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The brand's own host, on which the address need not name the brand. */
export function hostOf({ domains }: Brand): string {
  const [host] = domains;
  if (!host) throw new Error("A brand without a domain");
  return host;
}

/** Brand and language take turns over the stories; without JavaScript, a story gets the other of both. */
function flip(titlePath: string[], project: string) {
  const [bits = 0] = createHash("sha256").update(titlePath.join(" › ")).digest();
  const turned = project.startsWith("no-js") ? ~bits : bits;
  return { brand: turned & 1, language: (turned >> 1) & 1 };
}

async function openSession(
  panel: Panel,
  brand: Brand,
  username: string,
  password = DEMO_PASSWORD,
): Promise<Cookies> {
  const visitor = createVisitor(panel, hostOf(brand));
  const { status } = await visitor.logIn({ username, password });
  expect(status, `${username} logs in`).toBe(303);
  return [...visitor.cookies];
}

function collectConsoleErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`${error}`));
  page.on("console", (message) => {
    const isSerious = ["error", "warning"].includes(message.type());
    // A page may well be a 404 or a 422; the check of its subresources is below.
    const isAboutStatus = message.text().startsWith("Failed to load resource");
    const isOfPlaywright = message.text() === "Service Worker registration blocked by Playwright";
    // Remix logs an aborted answer when the user has left before it was complete.
    const isGivenUp = message.text().startsWith("AbortError: signal is aborted");
    const isExpected = isAboutStatus || isOfPlaywright || isGivenUp;
    if (isSerious && !isExpected) complaints.push(message.text());
  });
  page.on("response", (response) => {
    const isOfThePage = !["document", "fetch"].includes(response.request().resourceType());
    if (isOfThePage && response.status() >= 400) {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  return complaints;
}
