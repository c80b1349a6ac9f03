import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "../../app/i18n/calendar.ts";
import { findInstants, toLocalTime } from "../../app/i18n/local-time.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import type { Account } from "../../sandbox/world.ts";
import { shiftClock } from "../services/clock-shift.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { type RedisService, startRedis } from "../services/redis.ts";
import {
  cancelFirstTrip,
  describeSeries,
  everyDay,
  type SeriesFields,
  startSeries,
} from "../services/series.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

const madrid = "Europe/Madrid";
const DAY_MS = 86_400_000;
const today = toLocalTime(Date.now(), madrid).slice(0, 10);
const tomorrow = addDays(today, 1);

let sandbox: Sandbox;
let redis: RedisService;
let panel: Panel;

const startAnother = (env: Record<string, string> = {}) =>
  startPanel({ sandbox, redis, env: { BACKGROUND_SECONDS: "0.3", ...env } });

beforeAll(async () => {
  sandbox = await startSandbox({ speed: 0 });
  redis = await startRedis();
  panel = await startAnother();
});
afterAll(async () => {
  await panel.stop();
  await redis.stop();
  await sandbox.close();
});

const timesOf = (account: Account) =>
  tripsOf(panel, account)
    .filter(({ status }) => status !== 4)
    .map(({ scheduledFor }) => toLocalTime(scheduledFor ?? 0, madrid))
    .toSorted();

const open = async (given?: Partial<Account>) => {
  const account = addTraveller(panel, 0, given);
  return { account, visitor: await visitAs(panel, account) };
};

const whole = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) => addDays(from, n));

describe("a series", () => {
  it("books the time on the clocks all year, without the days off", { tags: "full" }, async () => {
    const { account, visitor } = await open();
    const until = addDays(today, 360);
    const sundays = whole(tomorrow, 360).filter((day) => weekdayOf(day) === 7);
    const [, off = ""] = sundays;
    const days = { day_7: "1", at: "07:40", first: tomorrow, until, days_off: off };
    const { html, at } = await startSeries(visitor, days);
    // Both changes of the clocks in a year are on a Sunday.
    expect(textOf(html).match(/The clocks change that night/g)).toHaveLength(2);
    expect(textOf(html)).toContain(`${sundays.length - 1} trips`);
    const booked = sundays.filter((day) => day !== off).map((day) => `${day} 07:40`);
    await waitFor(() => expect(timesOf(account)).toEqual(booked), { timeout: 60_000 });
    const instants = tripsOf(panel, account).map(({ scheduledFor }) => scheduledFor);
    expect(instants.toSorted()).toEqual(booked.map((when) => findInstants(when, madrid)[0]));
    await waitFor(async () => {
      const page = textOf((await visitor.get(at)).html);
      expect(page).toContain(`${booked.length} taxis booked`);
    });
  });

  it("is one however often and at once its form is sent", async () => {
    const { account, visitor } = await open();
    const days = { ...everyDay, at: "09:15", first: tomorrow, until: addDays(today, 3) };
    const { path, fields, reply } = await startSeries(visitor, days);
    const again = await Promise.all(
      [1, 2, 3].map(() => visitor.post(path, { ...fields, consent: "on" })),
    );
    for (const { location } of again) expect(location).toBe(reply.location);
    const booked = whole(tomorrow, 3).map((day) => `${day} 09:15`);
    await waitFor(() => expect(timesOf(account)).toEqual(booked));
    expect(textOf((await visitor.get("/series")).html)).toContain("Every day, 09:15");
  });

  it("goes on after a log-out, and catches up after a day without any process", {
    tags: "full",
  }, async () => {
    const account = addTraveller(panel);
    await panel.stop();
    panel = await startAnother({ SERIES_DAYS_AHEAD: "3" });
    const own = await visitAs(panel, account);
    const days = { ...everyDay, at: "23:50", first: today, until: addDays(today, 20) };
    await startSeries(own, days);
    const booked = (count: number) => whole(today, count).map((day) => `${day} 23:50`);
    await waitFor(() => expect(timesOf(account).length).toBeGreaterThanOrEqual(3));
    await own.post("/logout", {});
    const before = timesOf(account).length;
    await panel.kill();
    panel = await startAnother({ SERIES_DAYS_AHEAD: "3", ...shiftClock(DAY_MS) });
    const second = await startAnother({ SERIES_DAYS_AHEAD: "3", ...shiftClock(DAY_MS) });
    await waitFor(() => expect(timesOf(account)).toEqual(booked(before + 1)));
    await second.stop();
    await panel.stop();
    panel = await startAnother();
  });

  it("stops within a round when its consent ends, and tells its owner", {
    tags: "full",
  }, async () => {
    const account = addTraveller(panel);
    await panel.stop();
    panel = await startAnother({ SERIES_DAYS_AHEAD: "2" });
    const own = await visitAs(panel, account);
    const days = { ...everyDay, at: "23:40", first: today, until: addDays(today, 20) };
    const { at } = await startSeries(own, days);
    await waitFor(() => expect(timesOf(account).length).toBeGreaterThanOrEqual(2));
    const before = timesOf(account);
    for (const [token, { accountId }] of sandbox.world.tokens) {
      const isGrant = [...sandbox.world.grants.values()].some((grant) => grant.token === token);
      if (accountId === account.id && isGrant) sandbox.world.tokens.delete(token);
    }
    await panel.stop();
    panel = await startAnother({ SERIES_DAYS_AHEAD: "5" });
    const later = await visitAs(panel, account);
    const form = readForm((await later.get(at)).html, "dates");
    await press(later, form, { name: "skip" });
    await waitFor(async () => {
      expect(textOf((await later.get(at)).html)).toContain("This series has stopped");
    });
    // The page knows of the permission's end before the round has told its owner.
    await waitFor(async () => {
      const messages = textOf((await later.get("/messages")).html);
      expect(messages).toContain("We have stopped booking a series");
      expect(messages, "in 24 hours").not.toMatch(/\d\s[AP]M\b/);
    });
    expect(timesOf(account).every((time) => before.includes(time))).toBe(true);
    await later.post("/messages", { form: "dismiss_all" });
    expect(textOf((await later.get("/messages")).html)).not.toContain("We have stopped");
    const resumed = await later.post(at, { resume: "1" });
    expect(resumed.status).toBe(303);
    await waitFor(() => expect(timesOf(account).length).toBeGreaterThan(before.length));
    await panel.stop();
    panel = await startAnother();
  });

  it("keeps the stops, the needs and the notes of its order on every date", {
    tags: "full",
  }, async () => {
    const { account, visitor } = await open();
    const { name, latitude, longitude } = getPlace("teatro-de-la-luna");
    const stop = { stop1: name, stop1_lat: `${latitude}`, stop1_lng: `${longitude}` };
    const days = { ...everyDay, at: "08:20", first: tomorrow, until: addDays(today, 2) };
    const { reply } = await startSeries(visitor, {
      ...days,
      ...stop,
      stop1_known: name,
      notes: "Blue door",
      ...{ needs_luggage: "2", needs_pet: "small" },
    });
    expect(reply.status).toBe(303);
    await waitFor(() => expect(timesOf(account)).toHaveLength(2));
    for (const trip of tripsOf(panel, account)) {
      expect(trip).toMatchObject({
        stops: [expect.objectContaining({ name })],
        needs: { luggage: 2, pet: "small" },
        origin: { datosExtra: expect.stringContaining("Blue door") },
      });
    }
  });

  it("is told on its page and among the messages where the fare is above the limit", async () => {
    const { account, visitor } = await open();
    const days = { ...everyDay, at: "10:00", first: tomorrow, until: addDays(today, 3) };
    const low = await startSeries(visitor, days, { most: "1" });
    expect(low.reply.status).toBe(422);
    expect(textOf(low.reply.html)).toContain("The fare for the first day is up to");
    // The fare rises after the form was checked.
    const { at } = await startSeries(visitor, days);
    await waitFor(() => expect(timesOf(account)).toHaveLength(3));
    await cancelFirstTrip(visitor, at);
    const [brand] = sandbox.world.brands;
    const minimum = brand?.tariff.minimum ?? 0;
    if (brand) brand.tariff.minimum = 500;
    await press(visitor, readForm((await visitor.get(at)).html, "dates"), { name: "again" });
    await waitFor(async () => {
      expect(textOf((await visitor.get(at)).html)).toContain("more than your limit");
    });
    const told = await visitor.get("/messages");
    expect(textOf(told.html)).toContain("We did not book the taxi for");
    expect(textOf(told.html)).toContain("1 unread message");
    expect(timesOf(account)).toHaveLength(2);
    if (brand) brand.tariff.minimum = minimum;
  });
});

describe("the owner of a series", () => {
  const days = { ...everyDay, at: "11:30", first: tomorrow, until: addDays(today, 4) };

  it("leaves a day out, books it after all, and ends the series with its trips", async () => {
    const { account, visitor } = await open();
    const { at } = await startSeries(visitor, days);
    const booked = whole(tomorrow, 4).map((day) => `${day} 11:30`);
    await waitFor(() => expect(timesOf(account)).toEqual(booked));
    const asked = await visitor.get(`${at}?cancel=${tomorrow}`);
    expect(textOf(asked.html)).toContain("Cancel the taxi for");
    expect(timesOf(account)).toEqual(booked);
    await cancelFirstTrip(visitor, at);
    expect(timesOf(account)).toEqual(booked.slice(1));
    await press(visitor, readForm((await visitor.get(at)).html, "dates"), { name: "again" });
    await waitFor(() => expect(timesOf(account)).toEqual(booked));
    await visitor.post(at, { end: "1", booked: "cancel" });
    await waitFor(() => expect(timesOf(account)).toEqual([]));
    expect(textOf((await visitor.get("/series")).html)).toContain("Ended");
  });

  it("changes the time from a day on, and each day keeps one taxi", async () => {
    const { account, visitor } = await open();
    const { at } = await startSeries(visitor, days);
    await waitFor(() => expect(timesOf(account)).toHaveLength(4));
    const id = at.split("/").at(-1);
    const first = addDays(today, 3);
    const { html, path } = await describeSeries(
      visitor,
      { ...days, at: "12:45", first },
      `?series=${id}`,
    );
    const { fields } = readForm(html, "start");
    await visitor.post(path, { ...fields, consent: "on" });
    const [one, two, three, four] = whole(tomorrow, 4);
    const changed = [`${one} 11:30`, `${two} 11:30`, `${three} 12:45`, `${four} 12:45`];
    await waitFor(() => expect(timesOf(account)).toEqual(changed));
  });

  it("meets each mistake at its field", async () => {
    const { visitor } = await open();
    const textFor = async (wrong: SeriesFields) =>
      textOf((await describeSeries(visitor, { ...days, ...wrong })).html);
    expect(await textFor({ until: today })).toContain(
      "The last day must be on or after the first day.",
    );
    expect(await textFor({ first: addDays(today, -1) })).toContain("Choose today or a later day.");
    expect(await textFor({ days_off: "24.12.2026, Easter" })).toContain(
      "This is not a date: Easter",
    );
    expect(await textFor({ until: addDays(today, 600) })).toContain("370 trips at most");
    expect(await textFor({ at: "25:00" })).toMatch(/time/i);
    expect(await textFor({ first: today, at: "00:00" })).toContain("This time has passed today.");
    const beyond = { first: addDays(today, 400), until: addDays(today, 410) };
    expect(await textFor(beyond)).toMatch(/Trips on .+ cannot be booked yet/);
    const place = getPlace("plaza-mayor");
    const to = { to: place.name, to_known: place.name };
    const same = { ...to, to_lat: `${place.latitude}`, to_lng: `${place.longitude}` };
    expect(await textFor(same)).toContain("The destination is the same as the pickup.");
    const { html, path } = await describeSeries(visitor, days);
    const dear = { ...readForm(html, "start").fields, consent: "on", most: "9999" };
    expect(textOf((await visitor.post(path, dear)).html)).toContain("2,000");
    const reply = await visitor.post(path, readForm(html, "start").fields);
    expect(textOf(reply.html)).toContain("Check the box to continue.");
    expect(reply.status).toBe(422);
  });

  it("gets no second series for the same trips", { tags: "full" }, async () => {
    const { account, visitor } = await open();
    const { at } = await startSeries(visitor, days);
    await waitFor(() => expect(timesOf(account)).toHaveLength(4));
    const again = await startSeries(visitor, days);
    expect(again.at).toBe(at);
    expect(textOf((await visitor.get(at)).html)).toContain("You already have this series");
    const other = await startSeries(visitor, days, { traveller: "Vera's guest" });
    expect(other.at).not.toBe(at);
    await waitFor(() => expect(timesOf(account)).toHaveLength(8));
  });

  it("sees which days off count, in the order in which the list writes its dates", async () => {
    const { visitor } = await open();
    const [year = "", month = "", day = ""] = addDays(today, 3).split("-");
    const off = `${month}/${day}/${year}\n01/31/2020`;
    const page = textOf((await describeSeries(visitor, { ...days, days_off: off })).html);
    expect(page).toContain("3 trips");
    expect(page).toMatch(/Except on these days\s*: \w{3}/);
    expect(page).toContain("There is no trip on these days off anyway: Fri, Jan 31, 2020");
  });

  it("changes a series from its first day that is left", { tags: "full" }, async () => {
    const { visitor } = await open();
    const first = addDays(today, 9);
    const { at } = await startSeries(visitor, { ...days, first, until: addDays(today, 12) });
    const { html } = await visitor.get(`/series/new?series=${at.split("/").at(-1)}`);
    expect(readForm(html, "plan").fields.first).toBe(first);
  });

  it("books a day again after its taxi was cancelled elsewhere", { tags: "full" }, async () => {
    const { account, visitor } = await open();
    const { at } = await startSeries(visitor, { ...days, until: addDays(today, 3) });
    await waitFor(() => expect(timesOf(account)).toHaveLength(3));
    const before = timesOf(account);
    await panel.stop();
    panel = await startAnother(shiftClock(10 * 60_000));
    const later = await visitAs(panel, account);
    const [trip] = tripsOf(panel, account);
    Object.assign(trip ?? {}, { status: 4 });
    await waitFor(async () => {
      expect(textOf((await later.get(at)).html)).toContain("Its taxi has been canceled.");
    });
    expect(textOf((await later.get("/series")).html)).toContain("2 taxis booked");
    const form = readForm((await later.get(at)).html, "dates");
    await Promise.all([1, 2].map(() => press(later, form, { name: "again" })));
    await waitFor(() => expect(timesOf(account)).toEqual(before));
    await panel.stop();
    panel = await startAnother();
    expect(timesOf(account)).toEqual(before);
  });

  it("ends its permission on the page of all series, also for users without a profile", async () => {
    const { visitor } = await open({ role: "employee" });
    const { at } = await startSeries(visitor, days);
    const { html } = await visitor.get("/series");
    expect(textOf(html)).toContain("Book the trips of your series");
    await visitor.post("/series", { form: "grant", purpose: "series" });
    expect(textOf((await visitor.get(at)).html)).toContain("This series has stopped");
  });

  it("sees at once that it has stopped when the permission is withdrawn", async () => {
    const { visitor } = await open();
    const { at } = await startSeries(visitor, { ...days, until: addDays(today, 200) });
    await visitor.post("/profile", { form: "grant", purpose: "series" });
    for (const page of ["/series", at]) {
      const shown = textOf((await visitor.get(page)).html);
      expect([page, shown]).toEqual([page, expect.stringContaining("Stopped")]);
    }
  });

  it("cancels all of its trips when it ends after the permission is withdrawn", {
    tags: "full",
  }, async () => {
    const { account, visitor } = await open();
    const { at } = await startSeries(visitor, { ...days, until: addDays(today, 12) });
    await waitFor(() => expect(timesOf(account)).toHaveLength(12));
    await visitor.post("/profile", { form: "grant", purpose: "series" });
    await visitor.post(at, { end: "1", booked: "cancel" });
    expect(timesOf(account)).toEqual([]);
    await waitFor(async () =>
      expect(textOf((await visitor.get("/series")).html)).toContain("Ended"),
    );
  });

  it("finds no series of another account", async () => {
    const { visitor } = await open();
    const { at } = await startSeries(visitor, days);
    const other = await open();
    expect((await other.visitor.get(at)).status).toBe(404);
    expect((await other.visitor.post(at, { end: "1", booked: "cancel" })).status).toBe(404);
  });
});
