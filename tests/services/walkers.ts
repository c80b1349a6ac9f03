import { findAccount } from "../../sandbox/test-client.ts";
import type { Account } from "../../sandbox/world.ts";
import { demoLogin } from "../http/demo-login.ts";
import { type Kind, members, type ScreenRow } from "../screens.ts";
import type { Panel } from "./panel.ts";
import { makeReadyLink } from "./ready-links.ts";
import { startSeries } from "./series.ts";
import { bookTaxi } from "./trips.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export type Walkers = Awaited<ReturnType<typeof createWalkers>>;

/** One user of every kind in each language, with a trip, a ticket and other data of their own. */
export async function createWalkers(panel: Panel, brandIndex = 0) {
  const { sandbox } = panel;
  const brand = sandbox.world.brands[brandIndex];
  const [host] = brand?.domains ?? [];
  if (!brand || !host) throw new Error(`No brand ${brandIndex}`);
  const isOfBrand = ({ brandId }: { brandId: number }) => brandId === brand.id;
  const visitors = new Map<string, Visitor>();
  const things = new Map<Kind, Parameters<ScreenRow["paths"]>[0]>();
  const visit = (language: Language) =>
    createVisitor(panel, host, { headers: { "accept-language": language } });

  for (const language of languages) visitors.set(`guest ${language}`, visit(language));
  let followed = "";
  let ready = "";
  for (const kind of members) {
    for (const language of languages) {
      const visitor = visit(language);
      await visitor.logIn(demoLogin(panel, kind, brandIndex));
      visitors.set(`${kind} ${language}`, visitor);
    }
    const account = findAccount(sandbox, kind, brandIndex);
    const trip = (await bookTaxi(panel, account)).id;
    const ticket = giveTicket(panel, account);
    const promo = [...sandbox.world.promos.values()].find(isOfBrand)?.id ?? 0;
    const shop = [...sandbox.world.commerces.values()].find(isOfBrand)?.id ?? 0;
    followed ||= await share(visitorOf(kind), trip);
    const { at: series } = await startSeries(visitorOf(kind));
    // This page shows the message of its start, and no other one does then.
    await visitorOf(kind).get(series);
    const link = kind === "client" ? undefined : await makeReadyLink(visitorOf(kind));
    ready ||= link?.address ?? "";
    things.set(kind, {
      ...{ trip, ticket, promo, shop, followed, series, ready },
      readyLink: link?.path ?? "/ready_links/none",
    });
  }
  const [some] = things.values();
  if (some) things.set("guest", some);
  for (const own of things.values()) own.ready = ready;

  function visitorOf(kind: Kind, language: Language = "en"): Visitor {
    const visitor = visitors.get(`${kind} ${language}`);
    if (!visitor) throw new Error(`No visitor of the kind ${kind}`);
    return visitor;
  }

  return {
    visitorOf,
    /** The addresses of a screen with the walker's own ids. */
    pathsOf({ paths }: ScreenRow, kind: Kind): string[] {
      const own = things.get(kind);
      if (!own) throw new Error(`Nothing is a ${kind}'s own`);
      return paths(own, host);
    },
  };
}

/** Creates a ticket of the account, whether or not the user may see it. */
function giveTicket(panel: Panel, { id: accountId }: Account): number {
  const { world } = panel.sandbox;
  const [example] = world.tickets.values();
  if (!example) throw new Error("No ticket in the sandbox");
  const id = world.nextId();
  world.tickets.set(id, { ...example, id, accountId });
  return id;
}

/** The path of the page that follows a trip. */
async function share(visitor: Visitor, trip: number): Promise<string> {
  await visitor.post(`/share/${trip}`, { form: "share" });
  const { html } = await visitor.get(`/share/${trip}`);
  return html.match(/\/follow\/[\w.-]+/)?.[0] ?? "";
}
