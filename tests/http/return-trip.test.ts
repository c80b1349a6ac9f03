import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { texts as returnTexts } from "../../app/features/order-taxi/return-texts.ts";
import { texts } from "../../app/features/order-taxi/texts.ts";
import { waysBackOf } from "../../app/features/order-taxi/ways-back.server.ts";
import { texts as journeyTexts } from "../../app/features/trips/journey-texts.ts";
import { createTranslate } from "../../app/i18n/translate.ts";
import type { AccountContext } from "../../app/request/context.server.ts";
import { createRedisStore } from "../../app/store/redis.server.ts";
import { createVault } from "../../app/store/vault.server.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import type { Account } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { inTurn } from "../services/in-turn.ts";
import { later } from "../services/later.ts";
import { SESSION_SECRET, startPanel } from "../services/panel.ts";
import type { Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, type ReadForm, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

const there = { timing: "later", date: later.date, time: later.time };
const back = { way: "return", return_date: later.date, return_time: "18:15" };
const backAt = later.at + (8 * 60 + 45) * 60_000;
const beach = { stop1: "Playa Larga", stop1_lat: "37.9571", stop1_lng: "0.6053" };

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel("impatient");
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

async function openForm(visitor: Visitor, more: Record<string, string> = {}): Promise<ReadForm> {
  const ends = { to: "Estación Central", group: "1" };
  const query = new URLSearchParams({ ...ends, ...there, ...back, ...more });
  const { status, html } = await visitor.open(`/request?${query}`);
  expect(status).toBe(200);
  return readForm(html, "request");
}

const order = (visitor: Visitor, form: ReadForm, changes?: Record<string, string>) =>
  press(visitor, form, { name: "order" }, changes);

/** Hits the order with this number: the first is the way there, the second the way back. */
function failOrder(number: 1 | 2, fault: Omit<Fault, "operation">) {
  const operation = "createTrip";
  if (number === 2) panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 0, times: 1 });
  panel.sandbox.faults.add({ operation, times: 1, ...fault });
}

async function start() {
  const account = addTraveller(panel);
  return { account, visitor: await visitAs(panel, account), trips: () => tripsOf(panel, account) };
}

const say = createTranslate(returnTexts, "en");

/** Makes the ways back that the panel keeps older, as the panel's clock is the real one. */
async function passHalfAMinute({ id }: Account): Promise<void> {
  const store = createRedisStore(panel.redis.url);
  await store.ping();
  const services = { store, vault: createVault([SESSION_SECRET]) };
  const app = { services } as AccountContext["app"];
  const [brand] = panel.sandbox.world.brands;
  const wishes = waysBackOf({ app, brand, user: { id } } as unknown as AccountContext);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 31_000 });
  for (const wished of await wishes.list()) await wishes.add(wished);
  vi.useRealTimers();
  await store.close();
}

describe("a return trip", () => {
  it("is two linked bookings, of which the second goes the other way round", async () => {
    const { visitor, trips } = await start();
    const answer = await order(
      visitor,
      await openForm(visitor, { ...beach, notes: "Portal azul" }),
    );
    const [first, second, ...others] = trips();
    expect(others).toEqual([]);
    const stop = { name: "Playa Larga", latitude: 37.9571, longitude: 0.6053 };
    expect(first).toMatchObject({ scheduledFor: later.at, returnOf: null, stops: [stop] });
    expect(second).toMatchObject({
      ...{ scheduledFor: backAt, returnOf: first?.id, stops: [stop] },
      origin: { ...first?.destination, calle: first?.destinationAddress, datosExtra: null },
      destinationAddress: first?.origin.calle,
    });
    expect(first?.origin.datosExtra).toBe("Portal azul");

    const { html } = await visitor.get(answer.location ?? "");
    const both = say("both", { there: `${first?.id}`, back: `${second?.id}` });
    expect(textOf(html)).toContain(both);
    expect(html).toContain(`href="/?trip=${second?.id}"`);
    const { html: ofBack } = await visitor.get(`/?trip=${second?.id}`);
    expect(textOf(ofBack)).toContain(journeyTexts.en.way_there);
    expect(ofBack).toContain(`href="/?trip=${first?.id}"`);
  });

  it("is two trips when its form is sent twenty times at once, to two panels", async () => {
    const second = await panel.other();
    const { account, visitor, trips } = await start();
    const visitors = [visitor, await visitAs(second, account)];
    const form = await openForm(visitor);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => order(visitors[at % 2] ?? visitor, form)),
    );
    expect(trips()).toHaveLength(2);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.location).toBe(`/?trip=${trips()[0]?.id}&return_trip=${trips()[1]?.id}`);
  });

  it("asks once when an equal one is open, and orders both again when the user confirms", {
    tags: "full",
  }, async () => {
    const { visitor, trips } = await start();
    await order(visitor, await openForm(visitor));
    const answer = await order(visitor, await openForm(visitor));
    expect(trips()).toHaveLength(2);
    const { html } = await visitor.get(answer.location ?? "");
    await press(visitor, readForm(html, "confirm-order"), { text: texts.en.order_another });
    expect(trips().map(({ returnOf }) => returnOf)).toEqual([
      ...[null, trips()[0]?.id],
      ...[null, trips()[2]?.id],
    ]);
  });
});

describe("a lost answer", () => {
  const kinds: [string, Omit<Fault, "operation">][] = [
    ["a timeout", { kind: "slow", delayMs: 30_000, afterwards: true }],
    ["a broken connection", { kind: "reset", afterwards: true }],
    ["a server error", { kind: "status", status: 500, afterwards: true }],
  ];
  const cases = kinds.flatMap(([name, fault]) => [
    [name, "way there", 1, fault] as const,
    [name, "way back", 2, fault] as const,
  ]);

  it.each(inTurn(cases, { every: 3 }))(
    "leaves two trips: %s on the %s",
    async (_, _way, number, fault) => {
      const { visitor, trips } = await start();
      const form = await openForm(visitor, beach);
      failOrder(number, fault);
      const answer = await order(visitor, form);
      const [first, second] = trips();
      expect(answer.location).toBe(`/?trip=${first?.id}&return_trip=${second?.id}`);
      expect(await order(visitor, form)).toMatchObject({ location: answer.location });
      expect(trips()).toHaveLength(2);
    },
  );
});

describe("a way back that could not be ordered", () => {
  it("is named with the reason, and can be ordered alone", async () => {
    const { visitor, trips } = await start();
    const form = await openForm(visitor, beach);
    failOrder(2, { kind: "status", status: 422, body: { message: "Sin taxis a esa hora" } });
    const answer = await order(visitor, form);
    const [first] = trips();
    expect(trips()).toHaveLength(1);

    const { html } = await visitor.get(answer.location ?? "");
    const text = textOf(html);
    expect(text).toContain(`The outward trip, ${first?.id}, is ordered. The return trip is not`);
    expect(text).toContain("Sin taxis a esa hora");
    const [, only = ""] = html.match(/href="([^"]*return_of=[^"]*)"/) ?? [];
    const page = await visitor.open(only.replaceAll("&amp;", "&"));
    expect(textOf(page.html)).toContain(`This is the return of trip ${first?.id}`);
    const alone = readForm(page.html, "request");
    await Promise.all([order(visitor, alone), order(visitor, alone)]);
    const [, second, ...others] = trips();
    expect(others).toEqual([]);
    expect(second).toMatchObject({ returnOf: first?.id, scheduledFor: backAt });
    expect(second?.stops).toEqual(first?.stops);
  });

  it("stays on the lists and on its trip's page until it is ordered or not needed", async () => {
    const { visitor, trips } = await start();
    failOrder(2, { kind: "status", status: 422 });
    await order(visitor, await openForm(visitor));
    const [first] = trips();
    for (const path of ["/panel", "/Bookings", `/?trip=${first?.id}`]) {
      expect(textOf((await visitor.get(path)).html), path).toContain(say("open"));
    }
    const { html } = await visitor.get("/Bookings");
    const [, page = ""] = html.match(/href="([^"]*return_when=[^"]*)"/) ?? [];
    const opened = await visitor.get(page.replaceAll("&amp;", "&"));
    const [, only = ""] = opened.html.match(/href="([^"]*return_of=[^"]*)"/) ?? [];
    const form = readForm((await visitor.open(only.replaceAll("&amp;", "&"))).html, "request");
    await order(visitor, form);
    expect(trips()).toHaveLength(2);
    expect(textOf((await visitor.get("/Bookings")).html)).not.toContain(say("open"));

    failOrder(2, { kind: "status", status: 422 });
    const other = await openForm(visitor, { date: later.date, time: "11:00" });
    const { location = "" } = await order(visitor, other);
    const { html: ofOther } = await visitor.get(location);
    const [, key = ""] = ofOther.match(/name="key" value="([^"]+)"/) ?? [];
    const id = `${trips()[2]?.id}`;
    await visitor.post(`/?index&trip=${id}`, { form: "forget_return", id, key });
    expect(textOf((await visitor.get("/panel")).html)).not.toContain(say("open"));
  });

  it("is on the lists when the panel dies before it is ordered", { tags: "full" }, async () => {
    const { sandbox, redis } = panel;
    const doomed = await startPanel({ sandbox, redis });
    const { account, visitor, trips } = await start();
    const cutOff = await visitAs(doomed, account);
    const form = await openForm(cutOff);
    failOrder(1, { kind: "slow", delayMs: 30_000, afterwards: true });
    const sent = order(cutOff, form).catch(() => "no answer");
    await waitFor(() => expect(trips()).toHaveLength(1));
    await doomed.kill();
    expect(await sent).toBe("no answer");
    await passHalfAMinute(account);
    const said = `Only the outward trip, ${trips()[0]?.id}, is ordered.`;
    await waitFor(async () =>
      expect(textOf((await visitor.get("/Bookings")).html)).toContain(said),
    );
    expect(trips()).toHaveLength(1);
  });

  it("is not sent again while its outcome is unknown, and the page leads to the check", {
    tags: "full",
  }, async () => {
    const { visitor, trips } = await start();
    const form = await openForm(visitor);
    failOrder(2, { kind: "reset" });
    const answer = await order(visitor, form);
    expect(trips()).toHaveLength(1);
    expect(await order(visitor, form)).toMatchObject({ location: answer.location });
    expect(trips()).toHaveLength(1);
    const { html } = await visitor.get(answer.location ?? "");
    expect(textOf(html)).toContain(say("unknown"));
    const [, check = ""] = html.match(/href="([^"]*order=[^"]*return)"/) ?? [];
    const checked = await visitor.get(check.replaceAll("&amp;", "&"));
    expect(textOf(checked.html)).toContain(texts.en.unknown);
  });

  it("waits where the outcome of the way there is unknown", { tags: "full" }, async () => {
    const { visitor, trips } = await start();
    const form = await openForm(visitor);
    failOrder(1, { kind: "reset" });
    const answer = await order(visitor, form);
    expect(trips()).toEqual([]);
    const { html } = await visitor.get(answer.location ?? "");
    expect(textOf(html)).toContain(say("waits"));
  });
});

describe("a return trip that is not sent", () => {
  async function expectNothing(
    more: Record<string, string>,
    changes: Record<string, string>,
    said: string,
  ) {
    const { visitor, trips } = await start();
    const answer = await order(visitor, await openForm(visitor, more), changes);
    expect(trips()).toEqual([]);
    const { html } = answer.location ? await visitor.get(answer.location) : answer;
    expect(textOf(html)).toContain(said);
  }

  it("says that the fare of the way back has changed", () =>
    expectNothing({}, { return_fare: "1-2" }, "Return trip: The fare is now"));

  it("shows the fare of the way back first", () =>
    expectNothing({ way: "one" }, back, texts.en.returnUnseen));

  it("says that the way back is not later than the way there", () =>
    expectNothing({}, { return_time: later.time }, texts.en.beforeThere));

  it("says that a time which the clocks skip does not exist", () => {
    const year = Number(later.date.slice(0, 4)) + (later.date.slice(5) > "03-20" ? 1 : 0);
    const last = new Date(Date.UTC(year, 2, 31));
    const sunday = 31 - last.getUTCDay();
    const skipped = { return_date: `${year}-03-${sunday}`, return_time: "02:30" };
    return expectNothing({}, skipped, texts.en.skipped);
  });

  it("asks for a destination", () =>
    expectNothing({}, { to: "", to_lat: "", to_lng: "" }, texts.en.returnNeedsTo));

  it("keeps the refusal of the way there", async () => {
    const { visitor, trips } = await start();
    const form = await openForm(visitor);
    failOrder(1, { kind: "status", status: 422, body: { message: "Hoy no hay taxis" } });
    const { status, html } = await order(visitor, form);
    expect([status, trips().length]).toEqual([422, 0]);
    expect(textOf(html)).toContain("Hoy no hay taxis");
  });
});

describe("a group that takes no stops", () => {
  it("is marked in the choice of fares, and cannot be ordered by a form that names it", async () => {
    const { visitor, trips } = await start();
    const { html } = await visitor.open(
      `/request?${new URLSearchParams({ to: "Estación Central", ...beach, dialog: "fares" })}`,
    );
    expect(textOf(html)).toContain("Makes no stops on the way");
    const form = await openForm(visitor, { way: "one", ...beach });
    const answer = await order(visitor, form, { group: "3:9", payment: "" });
    expect(trips()).toEqual([]);
    const page = await visitor.get(answer.location ?? "");
    expect(textOf(page.html)).toContain("Taxi Limoncillo makes no stops on the way.");
  });
});

describe("one half of a return trip", () => {
  it("can be cancelled, and the page says that the other half stays", async () => {
    const { visitor, trips } = await start();
    await order(visitor, await openForm(visitor));
    const [first, second] = trips();
    const { html } = await visitor.get(`/?trip=${first?.id}&dialog=cancel-${first?.id}`);
    const stays = createTranslate(journeyTexts, "en")("back_stays", { id: `${second?.id}` });
    expect(textOf(html)).toContain(stays);
    const done = await visitor.post(`/?index&trip=${first?.id}`, {
      form: "cancel",
      id: `${first?.id}`,
    });
    expect(textOf((await visitor.get(done.location ?? "")).html)).toContain(stays);
    expect(trips().map(({ status }) => status)).toEqual([4, 13]);
  });
});

describe("the stops that the user has chosen", () => {
  const places = [
    { name: "Playa Larga", latitude: 37.9571, longitude: 0.6053 },
    { name: "Faro Viejo", latitude: 38.0301, longitude: 0.6102 },
    { name: "Mercado del Puerto", latitude: 37.9901, longitude: 0.6201 },
    { name: "Plaza Mayor", latitude: 38.001, longitude: 0.612 },
  ];
  const toFields = (stops: typeof places) =>
    Object.fromEntries(
      stops.flatMap(({ name, latitude, longitude }, at) => [
        [`stop${at + 1}`, name],
        [`stop${at + 1}_lat`, `${latitude}`],
        [`stop${at + 1}_lng`, `${longitude}`],
      ]),
    );

  type Way = (visitor: Visitor, stops: typeof places, trips: () => TripsOf) => Promise<unknown>;
  type TripsOf = ReturnType<typeof tripsOf>;
  const request = async (visitor: Visitor, stops: typeof places) =>
    order(visitor, await openForm(visitor, { way: "one", ...toFields(stops) }));
  const idOf = (trips: () => TripsOf) => `${trips()[0]?.id}`;

  const ways: [string, Way][] = [
    ["the request form", request],
    [
      "the form that changes a trip",
      async (visitor, stops, trips) => {
        await request(visitor, []);
        const { html } = await visitor.open(`/bookings?edit=${idOf(trips)}`);
        await press(visitor, readForm(html, "edit"), { text: "Save changes" }, toFields(stops));
      },
    ],
    [
      "another request for the same taxi",
      async (visitor, stops, trips) => {
        await request(visitor, stops);
        const { html } = await visitor.open(`/bookings?dialog=resend-${idOf(trips)}`);
        const [, key = ""] = html.match(/name="key" value="([^"]+)"/) ?? [];
        await visitor.post("/bookings", { form: "resend", id: idOf(trips), key });
      },
    ],
    [
      "the link that repeats an ended trip",
      async (visitor, stops, trips) => {
        await request(visitor, stops);
        const [trip] = trips();
        if (trip) trip.status = 8;
        const on = `${later.date}`;
        const { html } = await visitor.open(`/?trip=${trip?.id}&on=${on}`);
        const [, again = ""] = html.match(/href="(\/request\?[^"]*stop1[^"]*)"/) ?? [];
        const page = await visitor.open(again.replaceAll("&amp;", "&"));
        await order(visitor, readForm(page.html, "request"));
      },
    ],
  ];

  it.each(ways.flatMap(([name, way]) => [1, 4].map((count) => [count, name, way] as const)))(
    "are what the API holds: %i of them, by %s",
    async (count, _, way) => {
      const { visitor, trips } = await start();
      const stops = places.slice(0, count);
      await way(visitor, stops, trips);
      expect(trips().at(-1)?.stops).toEqual(stops);
    },
  );

  it("are moved and removed by buttons that need no JavaScript", async () => {
    const { visitor, trips } = await start();
    let form = await openForm(visitor, { way: "one", ...toFields(places.slice(0, 3)) });
    for (const name of ["stop_up@2", "stop_remove@0", "stop_add@2"]) {
      const { location } = await press(visitor, form, { name });
      form = readForm((await visitor.get(location ?? "")).html, "request");
    }
    expect(form.fields.stop3).toBe("");
    await order(visitor, form);
    expect(trips()[0]?.stops).toEqual([places[2], places[1]]);
  });
});
