import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as shareTexts } from "../../app/routes/share/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, hostOf, visitAs } from "../services/customers.ts";
import { orderTaxi, putTaxiAway, waitForStatus } from "../services/trips.ts";
import { createVisitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, readForm } from "./read-form.ts";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel("live");
});
// The city has few taxis; this frees them for the next test.
afterEach(() => panel.sandbox.world.clock.step(3 * 3_600_000));
afterAll(() => panel.stop());

/** A trip whose taxi is on its way. */
async function orderComingTaxi() {
  const account = addTraveller(panel);
  const trip = await orderTaxi(panel, account);
  waitForStatus(panel, trip, 3);
  putTaxiAway(panel, trip);
  return { account, trip, owner: await visitAs(panel, account) };
}

async function shareTrip({ owner, trip, account }: Awaited<ReturnType<typeof orderComingTaxi>>) {
  const form = readForm((await owner.get(`/share/${trip.id}`)).html, "share");
  await press(owner, form, { text: shareTexts.en.make });
  const { html } = await owner.get(`/share/${trip.id}`);
  const [, address = ""] = html.match(/<input[^>]*name="link"[^>]*value="([^"]+)"/) ?? [];
  return { path: new URL(address).pathname, stranger: passerBy(account) };
}

function passerBy(account: Account) {
  return createVisitor(panel, hostOf(panel, account), { headers: { "accept-language": "en" } });
}

const shows = (html: string, marker: string) =>
  new RegExp(`<\\w+ data-marker="${marker}"`).test(html);
const hasMap = (html: string) => shows(html, "taxi");
/** Also looks at the data of the page. */
const hasPosition = (html: string) => /\bbearing\b/.test(html);

async function readUntil(visit: () => Promise<{ html: string }>, isThere: boolean) {
  return waitFor(async () => {
    const { html } = await visit();
    expect(hasMap(html)).toBe(isThere);
    return html;
  });
}

describe("where a taxi is", () => {
  it("is drawn in the page, with tiles of the panel alone, and said in words", async () => {
    const { owner, trip } = await orderComingTaxi();
    const html = await readUntil(() => owner.get(`/?trip=${trip.id}`), true);
    expect(hasPosition(html)).toBe(true);
    const tiles = [...html.matchAll(/<image[^>]*href="([^"]*)"/g)].map(([, address]) => address);
    expect(tiles.length).toBeGreaterThan(1);
    expect(tiles.every((address) => /^\/tiles\/\d+\/\d+\/\d+$/.test(address ?? ""))).toBe(true);
    const [, words = ""] = html.match(/<figcaption>(.*?)<\/figcaption>/) ?? [];
    expect(words).toMatch(new RegExp(`The taxi is [\\d.]+ k?m from ${trip.origin.calle}`));
  });

  it("is not known once the trip has ended", async () => {
    const { owner, trip } = await orderComingTaxi();
    await readUntil(() => owner.get(`/?trip=${trip.id}`), true);
    waitForStatus(panel, trip, 8);
    await readUntil(() => owner.get(`/?trip=${trip.id}`), false);
  });

  it("is no one else's to see", async () => {
    const { trip } = await orderComingTaxi();
    const stranger = await visitAs(panel, addTraveller(panel));
    expect(hasPosition((await stranger.get(`/?trip=${trip.id}`)).html)).toBe(false);
    expect(hasPosition((await stranger.get("/panel")).html)).toBe(false);
  });

  it("leaves a shared link with the end of the trip, and the destination was never there", async () => {
    const ordered = await orderComingTaxi();
    const { path, stranger } = await shareTrip(ordered);
    const html = await readUntil(() => stranger.get(path), true);
    expect(shows(html, "destination")).toBe(false);
    waitForStatus(panel, ordered.trip, 7);
    await waitFor(async () => {
      const riding = (await stranger.get(path)).html;
      expect(hasMap(riding)).toBe(true);
      expect(shows(riding, "origin")).toBe(false);
      expect(shows(riding, "destination")).toBe(false);
    });
    waitForStatus(panel, ordered.trip, 8);
    const ended = await readUntil(() => stranger.get(path), false);
    expect(hasPosition(ended)).toBe(false);
  });

  it("may be unknown to the API, which changes nothing else", async () => {
    const { owner, trip } = await orderComingTaxi();
    const before = trip.leg;
    trip.leg = null;
    await readUntil(() => owner.get(`/?trip=${trip.id}`), false);
    trip.leg = before;
    await readUntil(() => owner.get(`/?trip=${trip.id}`), true);
  });
});
