import { Redis } from "ioredis";
import { routeNameAt } from "../../app/request/screen-at.server.ts";
import { type Feature, features } from "../../app/screens.ts";
import { featureOf } from "../../app/session/access.ts";
import type { Brand } from "../../sandbox/brands.ts";
import { everyone, type Kind } from "../screens.ts";
import { crawl, type FoundPage } from "./crawl.ts";
import { type Panel, startPanel } from "./panel.ts";
import { createVisitor } from "./visitor.ts";
import { createWalkers } from "./walkers.ts";

/** Not the default brand, so that a shared host has another one. It has the log-in with Google. */
export const BRAND = 1;
export const HOST = "alazul.localhost";

export const wireNames: Record<Feature, string> = {
  ...{ club: "club", purses: "purses", tickets: "tickets", promos: "promos", map: "map" },
  ...{ signUp: "sign_up", googleLogin: "google_login", hotel: "hotel" },
};

/** The wire names of these features, switched off. */
export const switchedOff = (off: readonly Feature[]): Record<string, boolean> =>
  Object.fromEntries(off.map((feature) => [wireNames[feature], false]));

/** A panel with all features, and panels of the same brand without some of them. */
export async function startSwitchedBrand() {
  const complete = await startPanel();
  const walkers = await createWalkers(complete, BRAND);
  const { sandbox, redis } = complete;
  const brand = sandbox.world.brands[BRAND];
  if (!brand) throw new Error(`No brand ${BRAND}`);

  const visit = (panel: Panel, kind: Kind, host = HOST) =>
    createVisitor(panel, host, {
      cookies: walkers.visitorOf(kind).cookies,
      headers: { "accept-language": "en" },
    });

  return {
    complete,
    walkers,
    brand,
    visit,
    /** A panel whose brand is as the change makes it, with the sessions of the complete one. */
    async startWith(change: Partial<Brand>): Promise<Panel> {
      Object.assign(brand, change);
      const store = new Redis(redis.url);
      const kept = await store.keys("parada:brand:*");
      if (kept.length > 0) await store.del(kept);
      store.disconnect();
      return startPanel({ sandbox, redis });
    },
    /** The pages to which every kind of user gets by links. */
    async crawlAll(panel: Panel): Promise<FoundPage[]> {
      const found: FoundPage[] = [];
      for (const kind of everyone) found.push(...(await crawl(visit(panel, kind), ["/"], 40)));
      return found;
    },
  };
}

export type SwitchedBrand = Awaited<ReturnType<typeof startSwitchedBrand>>;

/** The names of the routes to which a page leads, by links, forms and the addresses of its frame. */
function listTargets({ elements }: FoundPage): string[] {
  const addresses = elements.flatMap(({ properties: { href, action, formAction } }) =>
    [href, action, formAction].filter((each) => typeof each === "string"),
  );
  return addresses
    .filter((address) => address.startsWith("/"))
    .map((address) => routeNameAt(address.replace(/[?#].*/, "")));
}

/** The features to which pages lead. */
export function listFeatures(pages: FoundPage[]): Feature[] {
  const linked = new Set(pages.flatMap(listTargets).map(featureOf));
  return features.filter((feature) => linked.has(feature));
}

/** The features to which the shortcuts of an installed panel lead. */
export const listShortcuts = (manifest: string): (Feature | undefined)[] =>
  (manifest.match(/(?<=")\/[^"]*/g) ?? []).map((address) =>
    featureOf(routeNameAt(address.replace(/\?.*/, ""))),
  );
