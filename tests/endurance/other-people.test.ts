import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { screenRows } from "../screens.ts";
import { crawl, type FoundPage } from "../services/crawl.ts";
import { visitAs } from "../services/customers.ts";
import { promoOf } from "../services/offers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { addressOfTrip } from "../services/past-trips.ts";
import { createPerson, createVictim, dataOf, MARK, victimKinds } from "../services/victim.ts";
import type { Visitor } from "../services/visitor.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel.stop());

const addresses = (rows: typeof screenRows, ids: Map<string, number>) =>
  rows.flatMap(({ paths }) =>
    paths(
      {
        trip: ids.get("trip") ?? 0,
        ticket: ids.get("ticket") ?? 0,
        promo: promoOf(panel, "VUELVE15").id,
        shop: [...panel.sandbox.world.commerces.keys()][0] ?? 0,
        followed: "/follow/none",
        series: "/series/none",
        readyLink: "/ready_links/none",
        ready: "/ready/none",
      },
      "cantalmar.localhost",
    ),
  );

async function attack(
  attacker: Visitor,
  pages: FoundPage[],
): Promise<{ path: string; html: string }[]> {
  const seen: { path: string; html: string }[] = [];
  const waiting = pages.flatMap(({ path }) => [path, path.replace(/(\?|$)/, ".data$1")]).values();
  const look = async () => {
    for (const path of waiting) {
      const { html, location = "" } = await attacker.get(path);
      seen.push({ path, html: html + location });
    }
  };
  await Promise.all([look(), look(), look(), look()]);
  const forms = new Map(
    pages
      .flatMap((page) => page.forms)
      // The forms of the frame around every page change only the attacker's own data.
      .filter(({ action }) => !/^\/(logout|language)/.test(action))
      .map((form) => [JSON.stringify(form), form]),
  );
  for (const { action, fields } of forms.values()) {
    const { html, location = "" } = await attacker.post(action, fields);
    seen.push({ path: `POST ${action} ${JSON.stringify(fields)}`, html: html + location });
  }
  return seen;
}

describe.each(victimKinds)("everything that a %s can see and press", (kind) => {
  it.each([
    ["an attacker of the same kind", 0],
    ["an attacker on another brand", 1],
  ] as const)(
    "is out of reach for %s who has its addresses and its forms",
    async (_, brandIndex) => {
      const { victim, ids } = await createVictim(panel, kind);
      const own = await visitAs(panel, victim);
      const rows = screenRows.filter(({ kinds: allowed }) => allowed.includes(kind));
      const trips = [...panel.sandbox.world.trips.values()].filter(
        ({ ownerId }) => ownerId === victim.id,
      );
      const pages = await crawl(own, [
        ...addresses(rows, ids),
        ...trips.flatMap((trip) => [
          `/history?${addressOfTrip(trip)}`,
          `/panel?trip=${trip.id}`,
          `/Bookings?trip=${trip.id}`,
          `/history/reservation.ics?${addressOfTrip(trip)}`,
          `/history/trip/receipt?${addressOfTrip(trip)}`,
        ]),
        `/ticket/${ids.get("ticket")}/attachments/${ids.get("attachment")}`,
      ]);
      // The victim's pages contain the mark, and forms to press.
      const marked = pages.filter(({ html }) => html.includes(MARK));
      expect(marked.length).toBeGreaterThan(kind === "client" ? 15 : 10);
      expect(pages.flatMap(({ forms }) => forms).length).toBeGreaterThan(20);

      const before = dataOf(panel, victim);
      const stranger = createPerson(panel, kind, brandIndex, "Nadie de Nada");
      const attacker = await visitAs(panel, stranger);
      expect((await attacker.get(kind === "hotel" ? "/hotel" : "/request")).status).toBe(200);
      const seen = await attack(attacker, pages);
      const leaks = seen.filter(({ html }) => html.includes(MARK) || html.includes(victim.email));
      // The attacker's own input comes back to the attacker.
      expect(leaks.filter(({ path }) => !path.includes(MARK)).map(({ path }) => path)).toEqual([]);
      expect(dataOf(panel, victim)).toBe(before);
    },
  );
});
