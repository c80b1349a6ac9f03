import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resources, routes } from "../../app/resources.ts";
import { type Feature, features, type Screen } from "../../app/screens.ts";
import { featureOf } from "../../app/session/access.ts";
import { everyone, type Kind, screenRows } from "../screens.ts";
import type { FoundPage } from "../services/crawl.ts";
import type { Panel } from "../services/panel.ts";
import {
  BRAND,
  HOST,
  listFeatures,
  listShortcuts,
  type SwitchedBrand,
  startSwitchedBrand,
  switchedOff,
} from "../services/switched-features.ts";
import { createVisitor, type Page } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { readTitle, textOf } from "./read-page.ts";

/** Google's answer arrives at an address that all brands of a host share, so the table does not name its feature. */
const others: Partial<Record<Feature, string[]>> = {
  googleLogin: ["/login/google/return", "/login/google/return?state=unknown"],
};

let switched: SwitchedBrand;
beforeAll(async () => {
  switched = await startSwitchedBrand();
});
afterAll(() => switched.complete.stop());

const startWith: SwitchedBrand["startWith"] = (change) => switched.startWith(change);
const visit: SwitchedBrand["visit"] = (...visitor) => switched.visit(...visitor);

const addressesOf = (feature: Feature, kind: Kind): string[] => [
  ...screenRows
    .filter(({ name }) => featureOf(name) === feature)
    .flatMap((row) => switched.walkers.pathsOf(row, kind)),
  ...Object.entries(resources)
    .filter(([name]) => featureOf(name) === feature)
    .map(([, { path }]) => path.replaceAll(/:\w+/g, "1")),
  ...(others[feature] ?? []),
];

/** What a user sees of a page, without what differs between any two answers. */
const looksOf = ({ status, html }: Page) => ({
  status,
  title: readTitle(html),
  frame: html.match(/data-frame="(\w+)"/)?.[1],
  main: html.match(/<main\b.*<\/main>/s)?.[0],
});

const tilesOf = (pages: FoundPage[]) => pages.filter(({ html }) => html.includes("/tiles/"));

describe("a brand that says nothing", () => {
  it("has all features, and links to their addresses", async () => {
    const pages = await switched.crawlAll(switched.complete);
    const linked = features.filter((feature) => feature !== "map");
    expect(listFeatures(pages)).toEqual(linked);
    expect(tilesOf(pages)).not.toHaveLength(0);
    const manifest = await visit(switched.complete, "guest").get("/manifest.webmanifest");
    expect(manifest.status).toBe(200);
  });

  it.each(features.filter((feature) => feature !== "map"))(
    "shows each screen of the feature %s to those for whom it is",
    async (feature) => {
      for (const row of screenRows.filter(({ name }) => featureOf(name) === feature)) {
        for (const kind of row.kinds) {
          const [path = ""] = switched.walkers.pathsOf(row, kind);
          expect((await visit(switched.complete, kind).get(path)).status, path).toBe(200);
        }
      }
    },
  );
});

describe.each(features)("a brand without the feature %s", (feature) => {
  let panel: Panel;
  beforeAll(async () => {
    panel = await startWith({ features: switchedOff([feature]) });
  });
  afterAll(() => panel.stop());

  it.each(everyone)("answers a %s at its addresses as at an unknown one", async (kind) => {
    const visitor = visit(panel, kind);
    const unknown = looksOf(await visitor.get("/no/such/screen"));
    expect(unknown.status).toBe(404);
    for (const path of addressesOf(feature, kind)) {
      expect(looksOf(await visitor.get(path)), `GET ${path}`).toEqual(unknown);
      expect(looksOf(await visitor.post(path, { form: "x" })), `POST ${path}`).toEqual(unknown);
      const data = `${path.replace(/\?.*/, "")}.data`;
      expect((await visitor.get(data)).status, `GET ${data}`).toBe(404);
      expect((await visitor.post(data, { form: "x" })).status, `POST ${data}`).toBe(404);
    }
  });

  it.each(everyone)("answers a %s so on a host that brands share, too", async (kind) => {
    const visitor = visit(panel, kind, "127.0.0.1");
    for (const path of addressesOf(feature, kind)) {
      if (path.startsWith("/login/google/return")) continue;
      const named = path.endsWith(HOST) ? path : `${path}?site_domain=${HOST}`;
      const { status, html } = await visitor.get(named);
      expect(status, named).toBe(404);
      expect(readTitle(html), named).toContain(switched.brand.pageTitle);
    }
  });
});

describe("a brand without any of the features", () => {
  let panel: Panel;
  let pages: FoundPage[];
  beforeAll(async () => {
    panel = await startWith({ features: switchedOff(features), mapsKey: "a-key-for-maps" });
    pages = await switched.crawlAll(panel);
  });
  afterAll(async () => {
    await panel.stop();
    switched.brand.mapsKey = null;
  });

  // The full run asks the same of a brand without one of them, tests/endurance/features.test.ts.
  it("has no page that leads to one, and no dead link", async () => {
    expect(pages.length).toBeGreaterThan(60);
    expect(listFeatures(pages)).toEqual([]);
    expect(pages.filter(({ status }) => status >= 400).map(({ path }) => path)).toEqual([]);
    const { html } = await visit(panel, "guest").get("/manifest.webmanifest");
    expect(listShortcuts(html).filter((feature) => feature !== undefined)).toEqual([]);
  });

  it("has no page with a map", () => {
    expect(pages.filter(({ html }) => /\/tiles\/|data-part="map"/.test(html))).toEqual([]);
  });
});

/** One address of a feature, as a browser may write it. */
const writings = [
  "/TICKETS",
  "/tickets/",
  "//tickets",
  "/%74ickets",
  "/tickets?show=new",
  "/tickets/x",
];

describe("an address of a feature that is off", () => {
  let panel: Panel;
  beforeAll(async () => {
    panel = await startWith({ features: { tickets: false } });
  });
  afterAll(() => panel.stop());

  it.each(writings)("is closed however it is written (%s)", async (path) => {
    expect((await visit(panel, "client").open(path)).status).toBe(404);
  });
});

describe("a brand without maps", () => {
  it("shows none, and serves no tiles", async () => {
    const tile = "/tiles/14/8218/6350";
    expect((await visit(switched.complete, "guest").get(tile)).status).toBe(200);
    const panel = await startWith({ features: { map: false }, mapsKey: "a-key-for-maps" });
    try {
      expect((await visit(panel, "guest").get(tile)).status).toBe(404);
      const ends = { from_lat: "37.9953", from_lng: "0.5921", to_lat: "37.98", to_lng: "0.6" };
      const query = new URLSearchParams({ from: "Station", to: "Harbour", ...ends });
      const { html, headers } = await visit(panel, "client").get(`/request?${query}`);
      expect(textOf(html)).toMatch(/[\d.]+ km/);
      expect(html).not.toContain("a-key-for-maps");
      expect(headers["content-security-policy"]).not.toContain("google");
    } finally {
      await panel.stop();
      switched.brand.mapsKey = null;
    }
  });
});

describe("a brand without hotels", () => {
  let panel: Panel;
  beforeAll(async () => {
    panel = await startWith({ features: { hotel: false } });
  });
  afterAll(() => panel.stop());

  it("leads a hotel's user to the request form", async () => {
    const visitor = createVisitor(panel, HOST);
    const { location } = await visitor.logIn(demoLogin(panel, "hotel", BRAND));
    expect(location).toBe("/");
    expect((await visitor.get("/")).status).toBe(200);
    expect((await visitor.get("/login")).location).toBe("/");
    expect((await visitor.post("/logout", { sure: "yes" })).location).toBe("/before_room");
  });

  it("has no stream at the hotel's pace", async () => {
    expect((await visit(panel, "hotel").get("/live?pace=hotel")).status).toBe(404);
  });
});

describe("a brand without sign-up", () => {
  it("says on the log-in page whom to call for an account", async () => {
    const panel = await startWith({ features: { sign_up: false } });
    const { html } = await visit(panel, "guest").get("/login");
    expect(html).toMatch(/<a href="tel:\+34\d+">Call \+?[\d\u00a0]+ for an account<\/a>/);
    await panel.stop();
  });
});

describe("a switch", () => {
  it("that is turned on again brings everything back", async () => {
    const panel = await startWith({ features: { tickets: true } });
    for (const path of ["/tickets", ...writings]) {
      expect((await visit(panel, "client").open(path)).status, path).toBe(200);
    }
    await panel.stop();
  });

  it("that the panel does not know changes nothing", async () => {
    const panel = await startWith({ features: { parcels: false } });
    for (const path of ["/register", "/login"]) {
      expect((await visit(panel, "guest").get(path)).status).toBe(200);
    }
    await panel.stop();
  });
});

describe("each screen", () => {
  it("that is named like a feature belongs to it", () => {
    const words: [RegExp, Feature][] = [
      [/hotel|pedir_|taxi_card/, "hotel"],
      [/ticket/, "tickets"],
      [/promo/, "promos"],
      [/purse|wallet/, "purses"],
      [/club|commerce/, "club"],
      [/register|sign_?up/, "signUp"],
    ];
    const table: Record<string, Pick<Screen, "path" | "feature">> = routes;
    for (const [name, { path, feature }] of Object.entries(table)) {
      const [, expected] = words.find(([word]) => word.test(name) || word.test(path)) ?? [];
      if (expected) expect([name, feature]).toEqual([name, expected]);
    }
  });
});
