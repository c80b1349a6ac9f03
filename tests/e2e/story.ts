import { test as base, expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD, type DemoKind, demoEmail } from "../../sandbox/accounts/seed.ts";
import type { Brand } from "../../sandbox/brands.ts";
import { findLeaks } from "../services/leaks.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";

export { expect };

export type Language = "en" | "es";
type Texts = Record<Language, string>;
type Cookies = [string, string][];

type WorkerFixtures = {
  /** One for all stories of a worker, with a sandbox of its own behind it. */
  panel: Panel;
  /** The cookies of a demo user, who logs in once. */
  sessionOf: (brand: Brand, kind: DemoKind) => Promise<Cookies>;
};

type StoryFixtures = {
  brand: Brand;
  language: Language;
  /** The one of two texts that is in the story's language. */
  say: (texts: Texts) => string;
  /** An address on the brand's own host. */
  url: (path: string) => string;
  /** Makes the browser somebody's who has logged in. A story that ends the session uses `logIn`. */
  as: (kind: DemoKind) => Promise<void>;
  /** Fills in the form that is on the page. */
  logIn: (kind: DemoKind, options?: { brand?: Brand; password?: string }) => Promise<void>;
  /** Fails the story where the browser complains about the page. */
  noComplaints: undefined;
};

export type StoryOptions = object;

export const test = base.extend<StoryFixtures, WorkerFixtures>({
  panel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const panel = await startPanel();
      await use(panel);
      const leaks = await findLeaks(panel);
      await panel.stop();
      expect(panel.sandbox.breaches).toEqual([]);
      expect(leaks).toEqual([]);
    },
    { scope: "worker" },
  ],

  sessionOf: [
    async ({ panel }, use) => {
      const sessions = new Map<string, Promise<Cookies>>();
      await use((brand, kind) => {
        const username = demoEmail(brand, kind);
        const session = sessions.get(username) ?? openSession(panel, brand, username);
        sessions.set(username, session);
        return session;
      });
    },
    { scope: "worker" },
  ],

  brand: async ({ panel }, use, { titlePath, project }) => {
    const { brands } = panel.sandbox.world;
    await use(pick(brands.slice(0, 2), numberOf(titlePath, project.name)));
  },

  language: async ({}, use, { titlePath, project }) => {
    await use(pick(["es", "en"], numberOf(titlePath, project.name) >> 1));
  },

  locale: ({ language }, use) => use(language === "es" ? "es-MX" : "en-GB"),

  say: ({ language }, use) => use((texts) => texts[language]),

  url: ({ panel, brand }, use) => use((path) => panel.url(hostOf(brand), path)),

  as: ({ context, brand, url, sessionOf }, use) =>
    use(async (kind) => {
      const cookies = await sessionOf(brand, kind);
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: url("/") })));
    }),

  logIn: ({ page, brand: brandOfStory, say }, use) =>
    use(async (kind, { brand = brandOfStory, password = DEMO_PASSWORD } = {}) => {
      await page
        .getByLabel(say({ en: "E-mail or phone", es: "Correo electrónico o teléfono" }))
        .fill(demoEmail(brand, kind));
      await page.getByLabel(say({ en: "Password", es: "Contraseña" }), { exact: true }).fill(password);
      await page.getByRole("main").getByRole("button", { name: say({ en: "Log in", es: "Entrar" }) }).click();
    }),

  noComplaints: [
    async ({ page }, use) => {
      const complaints = listenForComplaints(page);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
