import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getPlace } from "../../../sandbox/city/places.ts";
import type { Fault } from "../../../sandbox/control/faults.ts";
import { startSandbox } from "../../../sandbox/sandbox.ts";
import { findAccount } from "../../../sandbox/test-client.ts";
import { createBreakers } from "../../api/breaker.ts";
import { createApiFactory } from "../../api/client.server.ts";
import { findOwnBrand } from "../../api/configuration.server.ts";
import { checkToken } from "../../api/session.server.ts";
import { createTransport } from "../../api/transport.server.ts";
import { createRounds } from "../../background/rounds.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { OpenedGrant } from "../../request/grants/open-grant.server.ts";
import { noticesOf } from "../../request/notices.server.ts";
import type { Services } from "../../request/services.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { StoreDown } from "../../store/store.ts";
import { createVault } from "../../store/vault.server.ts";
import type { BookingContext } from "./book-series.server.ts";
import {
  changeFrom,
  endSeries,
  makeSeries,
  markCancelled,
  skipDate,
  tryAgain,
} from "./change-series.server.ts";
import { changeAndWake } from "./own-series.server.ts";
import { createSeriesJob } from "./series-job.server.ts";
import { openSeriesRecords, type Plan } from "./series-record.server.ts";

const start = Date.parse("2027-03-22T09:00:00Z");
const DAY_MS = 86_400_000;
const sandbox = await startSandbox({ start, speed: 0 });
const log = pino({ level: "silent" });
const never = new AbortController().signal;

beforeEach(() => {
  // The sandbox's clock and the panel's are the same one, which only the test moves.
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  sandbox.reset();
});
afterEach(() => vi.useRealTimers());
afterAll(() => sandbox.close());

function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  sandbox.world.clock.step(ms);
}

/** A panel that has one account with a series, and may die at any time: all that lasts is in the store. */
async function setUp({ aheadDays = 365 } = {}) {
  const account = findAccount(sandbox, "company");
  const token = "standing";
  sandbox.world.tokens.set(token, { accountId: account.id, scope: "full" });
  const services = {
    store: createEmbeddedStore({ now: Date.now }),
    vault: createVault(["a secret"]),
    live: { hub: { invalidate: async () => {} } },
    report() {},
    countLostAnswer() {},
  } as unknown as Services;
  const { permalink } = sandbox.world.brands[0] as { permalink: string };
  const owner = { permalink, accountId: account.id };
  const transport = createTransport({ timeoutMs: 5_000, breakers: createBreakers() });
  const api = createApiFactory({ baseUrl: sandbox.origin, transport })({
    ...{ permalink, token, requestId: "job", language: "en" },
  });
  const own = { ...services, store: storeOfAccount(services.store, owner) };
  const opening: { answer?: OpenedGrant } = {};
  const openAccount = async (): Promise<OpenedGrant> => {
    if (opening.answer) return opening.answer;
    const [{ user }, brand] = await Promise.all([checkToken(api), findOwnBrand(api)]);
    const app = { services: own, log, requestId: "job" };
    return {
      state: "open",
      token: "the-token",
      context: { api, user, brand, app, language: "en" } as BookingContext,
    };
  };
  const createJob = (given: Partial<Parameters<typeof createSeriesJob>[0]> = {}) =>
    createSeriesJob({ services, openAccount, aheadMs: aheadDays * DAY_MS, ...given });
  const records = openSeriesRecords(own, owner);
  const task = { ...owner, id: "s1" };
  const runRound = (signal = never) => createJob().run(task, signal);
  const readDates = async () => (await records.read("s1"))?.dates ?? [];
  /** Wall-clock times of the trips at the API that are not cancelled, in their order. */
  const listTrips = () =>
    [...sandbox.world.trips.values()]
      .filter((trip) => trip.ownerId === account.id && trip.traveller === "Vera Series")
      .filter(({ status }) => status !== 4);
  const listTimes = () =>
    listTrips()
      .map(({ scheduledFor }) => new Date(scheduledFor as number).toISOString().slice(0, 16))
      .toSorted();
  return {
    ...{ account, services, own, owner, records, task, opening, createJob, openAccount, runRound },
    ...{ readDates, listTrips, listTimes, notices: noticesOf(own, owner) },
  };
}

const { latitude, longitude } = getPlace("plaza-mayor");
const plan: Plan = {
  id: "form",
  order: {
    ...{ groupId: 1, traveller: "Vera Series", passengers: 2 },
    origin: { name: "Plaza Mayor, Cantalmar", latitude, longitude, notes: "Portal azul" },
  },
  groupName: "Radio Taxi Cantalmar",
  weekdays: [1, 2, 3, 4, 5],
  time: "07:40",
  until: "2027-04-02",
  daysOff: ["2027-04-01"],
  most: { amount: 500, currency: "EUR" },
};
const madrid = "Europe/Madrid";
const seriesOf = (given: Partial<Plan> = {}) =>
  makeSeries(
    { id: "s1", plan: { ...plan, ...given }, from: "2027-03-24", now: Date.now() },
    madrid,
  );

const times = [
  ...["2027-03-24T06:40", "2027-03-25T06:40", "2027-03-26T06:40"],
  // The clocks have been put forward, so 7:40 is an hour earlier in UTC.
  ...["2027-03-29T05:40", "2027-03-30T05:40", "2027-03-31T05:40", "2027-04-02T05:40"],
];

describe("a series", () => {
  test("books the wall-clock time over a change of the clocks, and honours the days off", async () => {
    const { records, runRound, listTimes, listTrips, readDates } = await setUp();
    await records.add(seriesOf());
    expect(await runRound()).toBeUndefined();
    expect(listTimes()).toEqual(times);
    expect((await readDates()).map(({ state }) => state)).toEqual(times.map(() => "booked"));
    expect(listTrips()[0]).toMatchObject({ passengers: 2 });
  });

  test("books what comes within reach, and names the time of the next date", async () => {
    const { records, runRound, listTimes } = await setUp({ aheadDays: 3 });
    await records.add(seriesOf());
    const next = await runRound();
    expect(listTimes()).toEqual(times.slice(0, 2));
    expect(next).toBe(Date.parse("2027-03-26T06:40Z") - 3 * DAY_MS);
    passTime(DAY_MS);
    await runRound();
    expect(listTimes()).toEqual(times.slice(0, 3));
  });

  test("catches up without doubling after a day without any process", async () => {
    const { records, runRound, listTimes, readDates, notices } = await setUp({ aheadDays: 3 });
    await records.add(seriesOf());
    await runRound();
    passTime(2 * DAY_MS);
    await runRound();
    await runRound();
    expect(listTimes()).toEqual(times.slice(0, 3));
    expect((await readDates())[0]?.state).toBe("booked");
    expect(await notices.list()).toEqual([]);
  });

  test("tells its owner of a date that passed while no process ran", async () => {
    const { records, runRound, readDates, notices } = await setUp({ aheadDays: 1 });
    await records.add(seriesOf());
    passTime(5 * DAY_MS);
    await runRound();
    expect((await readDates()).slice(0, 4)).toMatchObject([
      ...["24", "25", "26"].map((day) => ({ date: `2027-03-${day}`, reason: "missed" })),
      { state: "waiting" },
    ]);
    expect(await notices.list()).toMatchObject([
      { kind: "series_date_missed", series: "s1", values: { count: 3, date: "2027-03-24" } },
    ]);
  });

  test("is booked once by several processes at once", async () => {
    const { records, runRound, listTimes } = await setUp();
    await records.add(seriesOf());
    await Promise.all([runRound(), runRound(), runRound()]);
    await runRound();
    expect(listTimes()).toEqual(times);
  });

  test("is booked once where answers of the API are lost", async () => {
    const { records, runRound, listTimes, readDates } = await setUp();
    await records.add(seriesOf());
    const lost = { operation: "createTrip", kind: "reset", afterwards: true } as const;
    sandbox.faults.add({ ...lost, times: 3 });
    for (let round = 0; round < 4; round += 1) {
      await runRound();
      passTime(3 * 60_000);
    }
    expect(listTimes()).toEqual(times);
    expect((await readDates()).map(({ state }) => state)).toEqual(times.map(() => "booked"));
  });

  test("keeps the key of a date for longer than a day, so a process that died after an order doubles nothing", async () => {
    const { records, services, own, createJob, owner, task, listTimes, runRound } = await setUp();
    await records.add(seriesOf());
    // The store dies right after the first order: the series never hears of it.
    let isDead = false;
    const dying = {
      ...services.store,
      replaceIf: async (...given: Parameters<typeof services.store.replaceIf>) => {
        if (given[0].includes(":series:") && listTimes().length > 0) isDead = true;
        if (isDead) throw new StoreDown(undefined);
        return services.store.replaceIf(...given);
      },
    };
    const job = createJob({ services: { ...services, store: dying } });
    await expect(job.run(task, never)).rejects.toThrow(StoreDown);
    expect(listTimes()).toEqual(times.slice(0, 1));
    const [first] = (await openSeriesRecords(own, owner).read("s1"))?.dates ?? [];
    expect(first).toMatchObject({ state: "sending" });
    // The order record of a form would have expired.
    passTime(1.5 * DAY_MS);
    await runRound();
    expect(listTimes()).toEqual(times);
    // Not even the API's own key had to catch a second order.
    expect(sandbox.calls.get("createTrip")).toBe(times.length);
  });
});

const refuseDate = (field: string): Fault => ({
  ...{ operation: "searchAgrupations", kind: "status", status: 422 },
  body: { message: "Revisa los datos", errors: [{ field, message: "Must select date and time" }] },
});

describe("what is not booked", () => {
  test("is told where the fare is above the limit, and books once the owner asks again", async () => {
    const { records, runRound, listTimes, readDates, notices } = await setUp();
    await records.add(seriesOf({ most: { amount: 0.5, currency: "EUR" } }));
    expect(await runRound()).toBeUndefined();
    expect(listTimes()).toEqual([]);
    expect((await readDates())[0]).toMatchObject({
      ...{ state: "failed", reason: "fare", detail: expect.stringContaining("€") },
    });
    expect(await notices.list()).toMatchObject([
      { kind: "series_date_fare", values: { count: times.length } },
    ]);
    await records.update("s1", (series) =>
      changeFrom(series, { ...plan, from: "2027-03-24" }, madrid),
    );
    await runRound();
    expect(listTimes()).toEqual(times);
  });

  test("is told in the API's words where it refuses the order", async () => {
    const { records, runRound, readDates, listTimes } = await setUp();
    await records.add(seriesOf());
    const body = { message: "No more taxis on this day" };
    sandbox.faults.add({ operation: "createTrip", kind: "status", status: 422, body, times: 1 });
    await runRound();
    expect((await readDates())[0]).toMatchObject({
      ...{ state: "failed", reason: "refused", detail: "No more taxis on this day" },
    });
    await records.update("s1", (series) => tryAgain(series, "2027-03-24"));
    await runRound();
    expect(listTimes()).toEqual(times);
  });

  test("waits for a day that the API does not take bookings for yet", async () => {
    const { records, runRound, readDates, listTimes, notices } = await setUp();
    await records.add(seriesOf());
    sandbox.faults.add({ ...refuseDate("search.date"), times: 1 });
    sandbox.faults.add({
      ...refuseDate("fecha_servicio_diferido"),
      operation: "createTrip",
      times: 1,
    });
    expect(await runRound()).toBe(Date.now() + DAY_MS);
    expect((await readDates()).slice(0, 3).map(({ state }) => state)).toEqual([
      ...["waiting", "waiting", "booked"],
    ]);
    passTime(DAY_MS);
    await runRound();
    expect(listTimes()).toEqual(times);
    expect(await notices.list()).toEqual([]);
  });

  test("is told where the API refuses the time of the next pickup", async () => {
    const { records, runRound, readDates } = await setUp();
    await records.add(seriesOf());
    passTime(1.5 * DAY_MS);
    sandbox.faults.add(refuseDate("search.date"));
    await runRound();
    expect((await readDates())[0]).toMatchObject({ state: "failed", reason: "refused" });
  });

  test("waits while the API is down", async () => {
    const { records, runRound, listTimes, notices } = await setUp();
    await records.add(seriesOf());
    sandbox.faults.add({ operation: "searchAgrupations", kind: "status", status: 500 });
    const next = await runRound();
    expect(next).toBeGreaterThan(Date.now());
    expect(listTimes()).toEqual([]);
    sandbox.faults.clear();
    passTime(3 * 60_000);
    await runRound();
    expect(listTimes()).toEqual(times);
    expect(await notices.list()).toEqual([]);
  });

  test.each(["revoked", "refused", "missing"] as const)(
    "ends with the consent: %s",
    async (reason) => {
      const { records, runRound, opening, listTimes, notices } = await setUp();
      await records.add(seriesOf());
      opening.answer = { state: "ended", reason };
      expect(await runRound()).toBeUndefined();
      expect(listTimes()).toEqual([]);
      expect(await records.read("s1")).toMatchObject({ state: "stopped", stopReason: reason });
      expect(await notices.list()).toMatchObject([{ kind: `series_stopped_${reason}` }]);
    },
  );

  test("ends when the API refuses the token in the middle", async () => {
    const { records, createJob, openAccount, task, listTimes, notices } = await setUp();
    await records.add(seriesOf());
    sandbox.faults.add({ operation: "searchAgrupations", kind: "status", status: 401 });
    let isFirst = true;
    const opened = async (): Promise<OpenedGrant> => {
      if (!isFirst) return { state: "ended", reason: "refused" };
      isFirst = false;
      return openAccount();
    };
    expect(await createJob({ openAccount: opened }).run(task, never)).toBeUndefined();
    expect(listTimes()).toEqual([]);
    expect(await notices.list()).toMatchObject([{ kind: "series_stopped_refused" }]);
  });

  test("stops at the signal of a process that ends, and the next process goes on", async () => {
    const { records, createJob, task, runRound, listTimes, openAccount } = await setUp();
    await records.add(seriesOf());
    const stop = new AbortController();
    const opened = async () => {
      stop.abort();
      return openAccount();
    };
    expect(await createJob({ openAccount: opened }).run(task, stop.signal)).toBe(Date.now());
    expect(listTimes()).toEqual([]);
    await runRound();
    expect(listTimes()).toEqual(times);
  });
});

describe("the owner", () => {
  test("has the dates booked though the process dies between storing the series and waking the rounds", async () => {
    const { records, services, own, owner, createJob, listTimes } = await setUp();
    let onTask = () => {};
    const isDone = new Promise<void>((resolve) => {
      onTask = resolve;
    });
    const rounds = createRounds({ ...services, log, everyMs: 1_000_000, onTask });
    const dead = new Error("dead");
    const dying = {
      ...own,
      rounds: {
        put: async (...given: Parameters<typeof rounds.put>) => {
          if ((await records.list()).length > 0) throw dead;
          await rounds.put(...given);
        },
      },
    };
    const context = {
      ...{ brand: { permalink: owner.permalink }, user: { id: owner.accountId } },
      app: { services: dying },
    } as unknown as MemberContext;
    const store = () => records.add(seriesOf());
    await expect(changeAndWake("s1", store, context)).rejects.toThrow(dead);
    passTime(60_000);
    rounds.begin([createJob()]);
    await isDone;
    await rounds.end();
    expect(listTimes()).toEqual(times);
  });

  test("books a day again whose taxi was cancelled elsewhere", async () => {
    const { records, runRound, listTimes, listTrips } = await setUp();
    await records.add(seriesOf());
    await runRound();
    const [trip] = listTrips();
    const ask = () =>
      records.update("s1", (series) =>
        tryAgain(
          markCancelled(series, (id) => id === trip?.id && trip.status === 4, madrid),
          "2027-03-24",
        ),
      );
    passTime(10 * 60_000);
    await ask();
    await runRound();
    expect(listTimes()).toEqual(times);
    Object.assign(trip ?? {}, { status: 4 });
    await ask();
    await ask();
    await runRound();
    expect(listTimes()).toEqual(times);
    expect(listTrips()).not.toContain(trip);
  });

  test("skips a date before and after it is booked, and takes it back", async () => {
    const { records, runRound, listTimes } = await setUp();
    await records.add(skipDate(seriesOf(), "2027-03-25"));
    await runRound();
    expect(listTimes()).toEqual(times.toSpliced(1, 1));
    await records.update("s1", (series) => skipDate(series, "2027-03-26"));
    await runRound();
    expect(listTimes()).toEqual(times.toSpliced(1, 2));
    await records.update("s1", (series) => tryAgain(series, "2027-03-26"));
    await runRound();
    expect(listTimes()).toEqual(times.toSpliced(1, 1));
  });

  test("skips a date while its order is under way, and its trip is cancelled", async () => {
    const { records, runRound, listTimes, readDates } = await setUp();
    await records.add(seriesOf());
    sandbox.faults.add({ operation: "createTrip", kind: "slow", delayMs: 150, times: 1 });
    const round = runRound();
    await vi.waitFor(async () => expect((await readDates())[0]?.state).toBe("sending"));
    await records.update("s1", (series) => skipDate(series, "2027-03-24"));
    await round;
    await runRound();
    expect(listTimes()).toEqual(times.slice(1));
    expect((await readDates())[0]).toMatchObject({ state: "skipped" });
  });

  test("changes the time from a date on, and each day keeps one trip", async () => {
    const { records, runRound, listTimes } = await setUp();
    await records.add(seriesOf());
    await runRound();
    await records.update("s1", (series) =>
      changeFrom(series, { ...plan, time: "08:10", from: "2027-03-29" }, madrid),
    );
    await runRound();
    expect(listTimes()).toEqual([
      ...times.slice(0, 3),
      ...["2027-03-29T06:10", "2027-03-30T06:10", "2027-03-31T06:10", "2027-04-02T06:10"],
    ]);
  });

  test("books a day again that was left out, was no longer in the plan, and is wanted after all", async () => {
    const { records, runRound, listTimes } = await setUp();
    await records.add(seriesOf());
    await runRound();
    const [, date = ""] = (await records.read("s1"))?.dates.map((day) => day.date) ?? [];
    await records.update("s1", (series) => skipDate(series, date));
    await runRound();
    expect(listTimes()).not.toEqual(times);
    const from = "2027-03-24";
    for (const daysOff of [[...plan.daysOff, date], plan.daysOff]) {
      await records.update("s1", (series) =>
        changeFrom(series, { ...plan, daysOff, from }, madrid),
      );
      await runRound();
    }
    expect(listTimes()).toEqual(times);
  });

  test("keeps the earlier trip of a day where the API does not cancel it, and is told", async () => {
    const { records, runRound, listTimes, readDates, notices } = await setUp();
    await records.add(seriesOf());
    await runRound();
    await records.update("s1", (series) =>
      changeFrom(series, { ...plan, time: "08:10", from: "2027-04-02" }, madrid),
    );
    sandbox.faults.add({ operation: "cancelTrip", kind: "status", status: 422, times: 1 });
    await runRound();
    expect(listTimes()).toEqual(times);
    expect((await readDates()).at(-1)).toMatchObject({ state: "booked", reason: "notCancelled" });
    expect(await notices.list()).toMatchObject([{ kind: "series_date_notCancelled" }]);
  });

  test("ends the series with its booked trips, or without them", async () => {
    const { records, runRound, listTimes } = await setUp({ aheadDays: 3 });
    await records.add(seriesOf());
    await runRound();
    expect(listTimes()).toEqual(times.slice(0, 2));
    const today = "2027-03-22";
    await records.update("s1", (series) => endSeries(series, { cancelsBooked: false, today }));
    await runRound();
    passTime(DAY_MS);
    await runRound();
    expect(listTimes()).toEqual(times.slice(0, 2));
  });

  test("ends the series and cancels what is booked", async () => {
    const { records, runRound, listTimes } = await setUp();
    await records.add(seriesOf());
    await runRound();
    await records.update("s1", (series) =>
      endSeries(series, { cancelsBooked: true, today: "2027-03-22" }),
    );
    expect(await runRound()).toBeUndefined();
    expect(listTimes()).toEqual([]);
  });
});

test("a series is made once however often its form is sent, and twenty are the most", async () => {
  const { records } = await setUp();
  await Promise.all([records.add(seriesOf()), records.add(seriesOf())]);
  expect(await records.list()).toHaveLength(1);
  for (let n = 2; n <= 20; n += 1) {
    expect(await records.add({ ...seriesOf(), id: `s${n}` })).toBe(true);
  }
  expect(await records.add({ ...seriesOf(), id: "s21" })).toBe(false);
  expect(await records.list()).toHaveLength(20);
});

test("the rounds of a panel book a series", async () => {
  const { services, createJob, records, task, listTimes } = await setUp();
  const rounds = createRounds({ ...services, log, everyMs: 30 });
  await records.add(seriesOf());
  rounds.begin([createJob()]);
  await rounds.put("series", task);
  await vi.waitFor(() => expect(listTimes()).toEqual(times), { timeout: 20_000 });
  await rounds.end();
});
