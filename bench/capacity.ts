// What one process spends, for docs/capacity.md. It counts processor time instead of the clock's, so other
// programs on the machine matter little.
import { setTimeout as delay } from "node:timers/promises";
import { press, readForm } from "../tests/http/read-form.ts";
import { listenTo } from "../tests/services/event-listener.ts";
import type { Visitor } from "../tests/services/visitor.ts";
import { measureBrands } from "./capacity-brands.ts";
import { type Costs, costOfVisit, plan, visitsPerHour } from "./capacity-plan.ts";
import { type CapacityPanel, type Cost, startCapacityPanel } from "./capacity-services.ts";
import { type Figures, round, toFigure } from "./figure.ts";
import { load, medianOf } from "./load.ts";
import { browser } from "./peers.ts";
import { spreadOf, takeTurns } from "./turns.ts";

const HOST = "cantalmar.localhost";
const ROUNDS = 7;
const SECONDS = 2;
const ORDERS = 15;
const LOG_INS = 25;
const SESSIONS = 1000;
const STREAMS = 400;
/** Four rounds of the open trips, and three heartbeats. */
const STREAM_SECONDS = 60;
const MEMBER_PAGES = ["/", "/request", "/history", "/favorite"];

const INSTALLATIONS = [
  { brands: 10, visits: 500 },
  { brands: 50, visits: 5_000 },
  { brands: 100, visits: 20_000 },
  { brands: 300, visits: 60_000 },
  { brands: 1_000, visits: 200_000 },
  { brands: 1_000, visits: 800_000 },
];

/** Prints what installations of several sizes need, and returns what the parts of a visit take. */
export async function benchCapacity(): Promise<Figures> {
  const panel = await startCapacityPanel();
  try {
    const pages = await measurePages(panel);
    const streams = await measureStreams(panel);
    const sessions = await measureSessions(panel);
    const brandKb = await measureBrands();
    const costs: Costs = {
      ...pages.costs,
      ...streams.costs,
      sessionKb: sessions.redisKb,
      brandKb: { panel: brandKb.panel.median, redis: brandKb.redis.median },
    };
    const visit = costOfVisit(costs);
    console.table(INSTALLATIONS.map((size) => plan(costs, size)));
    return {
      ...pages.figures,
      ...streams.figures,
      "kB in the process: a session": { value: round(sessions.panelKb) },
      "kB in Redis: a session": { value: round(sessions.redisKb) },
      "kB in the process: a brand": toFigure(brandKb.panel, {}),
      "kB in Redis: a brand": toFigure(brandKb.redis, {}),
      "visits an hour: a panel's core": { value: round(visitsPerHour(visit.cpuMs)) },
      "visits an hour: Redis' core": { value: round(visitsPerHour(visit.redisMs)) },
      "calls of the API: a visit": { value: round(visit.calls) },
    };
  } finally {
    await panel.stop();
  }
}

async function measurePages(panel: CapacityPanel) {
  const member = await panel.logIn(panel.addTraveller());
  const cookie = toCookie(member);
  const subjects = {
    cached: () => loadPages(panel, ["/login", "/before_room"]),
    notCached: () => loadPages(panel, ["/login?cold=1", "/before_room?cold=1"]),
    member: () => loadPages(panel, MEMBER_PAGES, { cookie, "sec-fetch-site": "none" }),
    logIn: () => logInMany(panel),
    order: () => orderMany(panel, member),
  };
  const seen = await takeTurns(
    ROUNDS,
    mapValues(subjects, (work) => () => panel.measure(work)),
  );
  return {
    costs: mapValues(seen, toMedian),
    figures: Object.fromEntries(
      Object.entries(seen).map(([name, each]) => {
        const { redisMs, commands, calls } = toMedian(each);
        const from = `Redis ${round(redisMs)} ms, ${round(commands)} commands; ${round(calls)} calls of the API`;
        const spread = spreadOf(each.map(({ cpuMs }) => cpuMs));
        return [
          `processor ms: ${pageNames[name as keyof typeof pageNames]}`,
          toFigure(spread, { from }),
        ];
      }),
    ),
  };
}

const pageNames = {
  cached: "cached page",
  notCached: "guest's page that is not cached",
  member: "member's page",
  logIn: "log-in",
  order: "order, from the form to the trip",
};

function toMedian(costs: Cost[]): Cost {
  const of = (name: keyof Cost) => medianOf(costs.map((cost) => cost[name]));
  return {
    cpuMs: of("cpuMs"),
    redisMs: of("redisMs"),
    commands: of("commands"),
    calls: of("calls"),
  };
}

function mapValues<Name extends string, From, To>(
  values: Record<Name, From>,
  change: (value: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(values).map(([name, value]) => [name, change(value)]);
  return Object.fromEntries(entries);
}

async function loadPages({ port }: CapacityPanel, paths: string[], headers = {}): Promise<number> {
  const said = {
    host: `${HOST}:${port}`,
    "user-agent": browser,
    "accept-language": "en",
    "accept-encoding": "gzip, br",
    ...headers,
  };
  const asks = paths.map((path) => ({ port, path, headers: said }));
  return (await load(asks, SECONDS)).count;
}

async function logInMany(panel: CapacityPanel): Promise<number> {
  for (let n = 0; n < LOG_INS; n += 1) await panel.logIn(panel.addTraveller());
  return LOG_INS;
}

/** Opens the form, orders and looks at the trip. */
async function orderMany({ sandbox }: CapacityPanel, visitor: Visitor): Promise<number> {
  const query = new URLSearchParams({ to: "Estación Central", group: "1" });
  for (let n = 0; n < ORDERS; n += 1) {
    const form = readForm((await visitor.get(`/request?${query}`)).html, "request");
    const { location = "" } = await press(visitor, form, { name: "order" }, { notes: `${n}` });
    const { status } = await visitor.get(location);
    if (status !== 200 || !location.includes("trip=")) throw new Error(`No trip: ${location}`);
    const id = Number(new URLSearchParams(location.split("?")[1]).get("trip"));
    // Otherwise each page would list more trips than the last.
    sandbox.world.trips.delete(id);
  }
  return ORDERS;
}

/** Each user has one open page, and nothing happens to their trips. */
async function measureStreams(panel: CapacityPanel) {
  const visitors: Visitor[] = [];
  for (let n = 0; n < STREAMS; n += 1) visitors.push(await panel.logIn(panel.addTraveller()));
  const before = await panel.readMemory();
  const idle = await panel.measure(() => delay(STREAM_SECONDS * 1000, 1));
  const streams = await Promise.all(
    visitors.map((visitor) => listenTo({ port: panel.port }, { host: HOST, visitor })),
  );
  const held = (await panel.readMemory()) - before;
  const open = await panel.measure(() => delay(STREAM_SECONDS * 1000, 1));
  if (streams.some(({ status, isOver }) => status !== 200 || isOver))
    throw new Error("A stream ended");
  await Promise.all(streams.map((stream) => stream.breakOff()));
  const each = (of: keyof Cost) => (open[of] - idle[of]) / STREAM_SECONDS / STREAMS;
  const streamSecond = { cpuMs: each("cpuMs"), redisMs: each("redisMs"), calls: each("calls") };
  const streamKb = held / 1000 / STREAMS;
  const from = `Redis ${round(streamSecond.redisMs * 1000)} ms, ${round(each("commands") * 1000)} commands and ${round(streamSecond.calls * 1000)} calls of the API a second`;
  return {
    costs: { streamSecond, streamKb },
    figures: {
      "processor ms a second: 1,000 event streams": {
        value: round(streamSecond.cpuMs * 1000),
        from,
      },
      "kB in the process: an event stream": { value: round(streamKb) },
    },
  };
}

/** What a thousand users leave behind who log in and look at one page. */
async function measureSessions(panel: CapacityPanel) {
  const accounts = Array.from({ length: SESSIONS }, panel.addTraveller);
  const before = { panel: await panel.readMemory(), redis: await panel.readRedisBytes() };
  for (const account of accounts) await (await panel.logIn(account)).get("/");
  const after = { panel: await panel.readMemory(), redis: await panel.readRedisBytes() };
  return {
    panelKb: (after.panel - before.panel) / 1000 / SESSIONS,
    redisKb: (after.redis - before.redis) / 1000 / SESSIONS,
  };
}

const toCookie = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
