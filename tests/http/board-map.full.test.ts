import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { liveAddress } from "../../app/live/live-address.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, hostOf, visitAs } from "../services/customers.ts";
import { listenTo } from "../services/event-listener.ts";
import { openHotel } from "../services/hotels.ts";
import { orderComingTaxis, orderTaxi } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel("live");
});
afterAll(() => panel.stop());

async function openDesk() {
  const { desks } = openHotel(panel, { desks: 1 });
  const [desk] = desks as [Account];
  return { desk, visitor: await visitAs(panel, desk) };
}

async function readBoard(visitor: Visitor) {
  const { status, html } = await visitor.get("/hotel");
  expect(status).toBe(200);
  const markers = [...html.matchAll(/<a href="#trip-(\d+)"[^>]*><g data-marker="taxi"/g)];
  return { html, taxis: markers.map(([, id]) => Number(id)).sort() };
}

const idsOf = (trips: Trip[]) => trips.map(({ id }) => id).sort();

/** The first digits of the taxi's position, as JSON has them. */
function digitsOf({ leg }: Trip) {
  if (!leg) throw new Error("The taxi is not under way");
  const { latitude, longitude } = leg.from;
  return [latitude, longitude].map((degrees) => `${degrees}`.slice(0, 8));
}

describe("the map of a hotel's board", () => {
  it("has a marker for each taxi whose position is known, and each leads to its row", async () => {
    const { desk, visitor } = await openDesk();
    const trips = await orderComingTaxis(panel, desk, ["Olga Prats", "Berta Sanz", "Ada Roig"]);
    const searching = await orderTaxi(panel, desk);
    const [lost, ...seen] = trips as [Trip, ...Trip[]];
    lost.leg = null;
    const { html, taxis } = await readBoard(visitor);
    expect(taxis).toEqual(idsOf(seen));
    for (const { id } of [...trips, searching]) expect(html).toContain(`id="trip-${id}"`);
    expect(html.match(/data-place=""/g)).toHaveLength(seen.length);
    expect(textOf(html)).toMatch(/\d k?m away, to the [a-z-]+/);
    const tiles = [...html.matchAll(/<image[^>]*href="([^"]*)"/g)].map(([, address]) => address);
    expect(tiles.length).toBeGreaterThan(1);
    for (const address of tiles) expect(address).toMatch(/^\/tiles\/\d+\/\d+\/\d+$/);
  });

  it("is not there while no taxi of the hotel is under way", async () => {
    const { desk, visitor } = await openDesk();
    await orderTaxi(panel, desk);
    const { html, taxis } = await readBoard(visitor);
    expect(taxis).toEqual([]);
    expect(html).not.toContain("board-map");
  });

  it("never shows the taxis of another hotel or of another account, nor does the live stream", async () => {
    const { desk, visitor } = await openDesk();
    const own = await orderComingTaxis(panel, desk, ["Olga Prats"]);
    const { desk: otherDesk, visitor: neighbour } = await openDesk();
    const others = [
      ...(await orderComingTaxis(panel, otherDesk, ["Berta Sanz", "Ada Roig"])),
      ...(await orderComingTaxis(panel, addTraveller(panel), ["Iris Vidal"])),
    ];
    // Places where no taxi of this hotel drives.
    for (const [at, { leg }] of others.entries()) {
      if (leg) leg.from = { latitude: 38.0412345 + at / 1000, longitude: 0.6487654 + at / 1000 };
    }
    const host = hostOf(panel, desk);
    const tab = await listenTo(panel, { host, visitor }, liveAddress("hotel", undefined));
    try {
      await tab.moreNews(2);
      const { html, taxis } = await readBoard(visitor);
      expect(taxis).toEqual(idsOf(own));
      // The test would find the positions where they belong.
      const theirs = (await readBoard(neighbour)).html;
      for (const digits of digitsOf(others[0] as Trip)) expect(theirs).toContain(digits);
      const sent = `${html} ${JSON.stringify(tab.heard)}`;
      for (const trip of others) {
        expect(sent).not.toContain(`trip-${trip.id}`);
        for (const digits of digitsOf(trip)) expect(sent).not.toContain(digits);
      }
      expect(JSON.stringify(tab.heard)).not.toMatch(/latitude|longitude/);
    } finally {
      await tab.breakOff();
    }
  });

  it("asks the API for no more than the board without it", async () => {
    const { desk, visitor } = await openDesk();
    await orderComingTaxis(panel, desk, ["Olga Prats"]);
    await readBoard(visitor);
    const before = new Map(panel.sandbox.calls);
    const { taxis } = await readBoard(visitor);
    expect(taxis).toHaveLength(1);
    const asked = [...panel.sandbox.calls].filter(
      ([name, count]) => count > (before.get(name) ?? 0),
    );
    expect(asked.map(([name]) => name).filter((name) => name !== "loadHotel")).toEqual([]);
  });
});
