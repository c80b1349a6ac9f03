import type { BrowserContext, Page } from "@playwright/test";
import type { Trip } from "../sandbox/world.ts";
import { visitAs } from "../tests/services/customers.ts";
import { openHotel } from "../tests/services/hotels.ts";
import { type Panel, startPanel } from "../tests/services/panel.ts";
import { orderComingTaxis, sendTaxis } from "../tests/services/trips.ts";
import { type Figures, toFigure } from "./figure.ts";
import { medianOf } from "./load.ts";
import { launchBrowser, openSlowPage, toCookies, waitForScripts } from "./slow-browser.ts";
import { compare } from "./turns.ts";

const ROUNDS = 5;
const HOST = "cantalmar.localhost";
const MANY = 50;
const widths = { "a phone": 320, "a wide screen": 1440 };

/** What the user does at the desk; each waits until its result is to be seen. */
const interactions: Record<string, (page: Page) => Promise<void>> = {
  "go to the map": async (page) => {
    await page.locator('a[href="#board-map"]').click();
    await page.locator("#board-map .leaflet-tile-loaded").first().waitFor();
  },
  "zoom in": (page) => page.locator("#board-map [data-part=controls] button").first().click(),
  "move the map by key": (page) => page.locator("#board-map section").press("ArrowRight"),
  "show all taxis": (page) => page.locator("#board-map [data-part=controls] button").last().click(),
  "press a taxi": async (page) => {
    await page.locator("#board-map .leaflet-zoom-anim").waitFor({ state: "detached" });
    const { id, x, y } = await page.evaluate(findUncoveredTaxi);
    await page.mouse.click(x, y);
    await page.locator(`${id}:focus`).waitFor();
  },
};

/** Runs in the page: taxis that lie close together cover each other. */
function findUncoveredTaxi() {
  for (const link of document.querySelectorAll("#board-map a[href]")) {
    const { x, y, width, height } = (link.querySelector("circle") ?? link).getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (link.contains(document.elementFromPoint(middle.x, middle.y))) {
      return { id: link.getAttribute("href"), ...middle };
    }
  }
  throw new Error("No taxi is to be seen");
}

/** In milliseconds from the press to the next paint. */
type Times = Record<string, number>;

/** Uses the desk's board with one taxi and with fifty, at a quarter of this processor's speed. */
export async function benchDeskBoard(): Promise<Figures> {
  const panel = await startPanel({ env: { LOG_LEVEL: "warn" } });
  const browser = await launchBrowser();
  const seen = new Map<string, Times[]>();
  try {
    const boards = new Map<string, { context: BrowserContext; trips: Trip[] }>();
    for (const [device, width] of Object.entries(widths)) {
      for (const taxis of [1, MANY]) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          serviceWorkers: "block",
        });
        const trips = await openBoard(panel, context, taxis);
        boards.set(`${device}, ${taxis === 1 ? "1 taxi" : `${taxis} taxis`}`, { context, trips });
      }
    }
    // Each order may have freed a taxi of an earlier one.
    for (const { trips } of boards.values()) sendTaxis(panel, trips);
    // The first round warms up and does not count.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [name, { context }] of boards) {
        const times = await workOnBoard(context, panel.url(HOST, "/hotel"));
        if (round >= 0) seen.set(name, [...(seen.get(name) ?? []), times]);
      }
    }
  } finally {
    await browser.close();
    await panel.stop();
  }
  print(seen);
  return toFigures(seen);
}

/** Opens a hotel with this many taxis, and logs a desk in. */
async function openBoard(panel: Panel, context: BrowserContext, taxis: number): Promise<Trip[]> {
  const { hotel, desks } = openHotel(panel, { desks: 1 });
  const [desk = hotel] = desks;
  const guests = Array.from({ length: taxis }, (_, at) => `Olga Prats ${at + 1}`);
  const trips = await orderComingTaxis(panel, desk, guests);
  await context.addCookies(toCookies(await visitAs(panel, desk), panel.url(HOST, "/")));
  return trips;
}

async function workOnBoard(context: BrowserContext, url: string): Promise<Times> {
  const { page } = await openSlowPage(context);
  await page.addInitScript(watchInteractions);
  await page.goto(url);
  await waitForScripts(page);
  const times: Times = {};
  for (const [name, act] of Object.entries(interactions)) {
    await act(page);
    times[name] = await readLongest(page);
  }
  await page.close();
  return times;
}

/** The browser reports no interaction that takes less than 16 ms, and rounds to 8 ms. */
const LEAST_MS = 16;

/** Runs in the page. */
function watchInteractions(): void {
  const seen: number[] = [];
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest interaction since the last call, once it is painted. */
const readLongest = (page: Page) =>
  page.evaluate(async (least) => {
    for (let paint = 0; paint < 2; paint += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    const { seen } = window as unknown as { seen: number[] };
    return Math.max(least, ...seen.splice(0));
  }, LEAST_MS);

function print(seen: Map<string, Times[]>): void {
  const rows = [...seen].map(([name, rounds]) => [
    name,
    Object.fromEntries(
      Object.keys(interactions).map((each) => [
        each,
        medianOf(rounds.map((times) => times[each] ?? 0)),
      ]),
    ),
  ]);
  console.table(Object.fromEntries(rows));
}

function toFigures(seen: Map<string, Times[]>): Figures {
  const longest = (name: string) =>
    (seen.get(name) ?? []).map((times) => Math.max(...Object.values(times)));
  return Object.fromEntries(
    Object.keys(widths).map((device) => [
      `board on ${device}: longest interaction with ${MANY} taxis to with one`,
      toFigure(compare(longest(`${device}, ${MANY} taxis`), longest(`${device}, 1 taxi`)), {
        atMost: 3,
      }),
    ]),
  );
}
