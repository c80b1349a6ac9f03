// No way to a taxi passes by the company's rules: the tests count the calls that reach the API.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts as rulesTexts } from "../../app/features/rules/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { tripsOf, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { inTurn } from "../services/in-turn.ts";
import { later } from "../services/later.ts";
import {
  check,
  press as pressTable,
  readPage,
  waitUntilAttention,
  waitUntilChecked,
  waitUntilDone,
} from "../services/order-table.ts";
import type { Panel } from "../services/panel.ts";
import { makeReadyLink } from "../services/ready-links.ts";
import { openRequest, setRules, strictRules, wideRules } from "../services/rules.ts";
import { startSeries } from "../services/series.ts";
import { bookTaxi } from "../services/trips.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const rules = rulesTexts.en;
const calls = (operation: "createTrip" | "updateTrip") => panel.sandbox.calls.get(operation) ?? 0;

type Desk = { hotel: Account; account: Account; visitor: Visitor };

async function openDesk(): Promise<Desk> {
  const { hotel, desks } = openHotel(panel, { desks: 1 });
  const [account] = desks as [Account];
  hotel.exclusiveAgrupation = null;
  account.permissions.push("ready_links", "request", "panel", "bookings");
  return { hotel, account, visitor: await visitAs(panel, account) };
}

const shownAfter = async (visitor: Visitor, location: string | undefined) =>
  textOf((await visitor.get(location ?? "")).html);

/** Prepares an order while no rule binds, and returns what sends it and what the user then reads. */
type Path = (desk: Desk) => Promise<(isAllowed: boolean) => Promise<string>>;

const desk =
  (path: string, changes: Record<string, string> = {}): Path =>
  async ({ visitor }) => {
    const form = readForm((await visitor.open(path)).html, "desk-order");
    return async () => {
      const reply = await press(visitor, form, { name: "" }, { guest: "Vera", ...changes });
      return reply.status === 303 ? shownAfter(visitor, reply.location) : textOf(reply.html);
    };
  };

/** The only path of an order from another group than the brand's own. */
const otherGroup = "the request form with another group";

const paths: Record<string, Path> = {
  "the request form": async ({ visitor }) => {
    const form = await openRequest(visitor);
    return async () =>
      shownAfter(visitor, (await press(visitor, form, { name: "order" })).location);
  },
  "the request form of a booking": async ({ visitor }) => {
    const form = await openRequest(visitor, { timing: "later", date: later.date, time: "09:30" });
    return async () =>
      shownAfter(visitor, (await press(visitor, form, { name: "order" })).location);
  },
  [otherGroup]: async ({ account }) => {
    account.exclusiveAgrupation = null;
    const visitor = await visitAs(panel, account);
    const form = await openRequest(visitor, { group: "2" });
    return async () =>
      shownAfter(visitor, (await press(visitor, form, { name: "order" })).location);
  },
  "a return trip": async ({ visitor }) => {
    const there = { timing: "later", date: later.date, time: later.time };
    const back = { way: "return", return_date: later.date, return_time: "18:15" };
    const form = await openRequest(visitor, { ...there, ...back });
    return async () =>
      shownAfter(visitor, (await press(visitor, form, { name: "order" })).location);
  },
  "the quick button": desk("/hotel/pedir_ahora"),
  "the desk's trip with a destination": desk("/hotel/pedir_destino?to=Estaci%C3%B3n+Central"),
  "the desk's booking": desk("/hotel/pedir_reserva", {
    ...{ day: "other", date: later.date, time: "10:30" },
  }),
  "the desk's booking of two cars": desk("/hotel/pedir_reserva", {
    ...{ day: "other", date: later.date, time: "10:30", vehicles: "2" },
  }),
  "a resend from the panel": async ({ visitor, account }) => {
    const trip = await bookTaxi(panel, account);
    return async () => {
      const sent = { form: "resend", id: `${trip.id}`, key: randomUUID() };
      return shownAfter(visitor, (await visitor.post("/Bookings", sent)).location);
    };
  },
  "a resend from the board": async ({ visitor, account }) => {
    const trip = await bookTaxi(panel, account);
    return async () => {
      const sent = { form: "resend", id: `${trip.id}`, key: randomUUID() };
      return shownAfter(visitor, (await visitor.post("/hotel", sent)).location);
    };
  },
  "a change of a booking": async ({ visitor, account }) => {
    const trip = await bookTaxi(panel, account);
    const path = `/Bookings?edit=${trip.id}`;
    const form = readForm((await visitor.get(path)).html, "edit");
    return async () => {
      const other = { time: "11:45" };
      const reply = await visitor.post(path, { ...form.fields, ...other });
      return shownAfter(visitor, reply.location);
    };
  },
  "a table": async ({ visitor }) => {
    const rows = [`Ana;;Plaza Mayor;terminal 1 salidas;${later.date};12:00;1;${randomUUID()}`];
    const at = await check(visitor, rows);
    await waitUntilChecked(visitor, at);
    return async (isAllowed) => {
      await pressTable(visitor, at, "start");
      await (isAllowed ? waitUntilDone : waitUntilAttention)(visitor, at);
      return readPage(visitor, at);
    };
  },
  "a link": async ({ visitor }) => {
    const { address } = await makeReadyLink(visitor);
    const holder = createVisitor(panel, "cantalmar.localhost", {
      headers: { "accept-language": "en" },
    });
    return async () => {
      await holder.post(address, { form: "order" });
      expect(await shownAfter(visitor, "/messages")).not.toContain("group refused");
      return shownAfter(visitor, "/ready_links");
    };
  },
};

/** Without a destination there is no price, so no limit is kept. */
const unpriced = ["the quick button", "the desk's booking", "the desk's booking of two cars"];

/** A change leaves them as they were ordered. */
const unchanged = ["type", "group"];

/** A judge of its own: the rules that an order of the path breaks. */
const listBroken = (path: string, chosen: Record<string, string>) =>
  Object.entries(chosen).filter(([rule, how]) => {
    if (rule === "limit" && unpriced.includes(path)) return how !== "off";
    if (rule === "group" && path === otherGroup) return how === "wide";
    return how === "strict" && !(unchanged.includes(rule) && path === "a change of a booking");
  });

describe("an order that is out of rule", () => {
  const cases = Object.keys(paths).flatMap((path) =>
    Object.keys(strictRules)
      .filter((rule) => listBroken(path, { [rule]: "strict" }).length > 0)
      .map((rule) => [path, rule] as const),
  );

  it.each(inTurn(cases, { every: 12 }))(
    "is not sent by %s where the rule is the %s",
    async (path, rule) => {
      const opened = await openDesk();
      const send = await paths[path]?.(opened);
      await setRules(panel, opened.hotel, strictRules[rule] ?? {});
      const before = { trips: tripsOf(panel, opened.account).length, sent: calls("createTrip") };
      const changed = calls("updateTrip");
      const text = await send?.(false);
      expect(calls("createTrip")).toBe(before.sent);
      expect(calls("updateTrip")).toBe(changed);
      expect(tripsOf(panel, opened.account)).toHaveLength(before.trips);
      expect(text).toMatch(/rules (do|did) not allow/);
    },
  );

  it.each(inTurn(Object.keys(strictRules), { every: 4 }))(
    "is not sent by a series (%s)",
    async (rule) => {
      const { hotel, account, visitor } = await openDesk();
      await setRules(panel, hotel, strictRules[rule] ?? {});
      const sent = calls("createTrip");
      const { at } = await startSeries(visitor);
      await waitFor(
        async () => expect(textOf((await visitor.get(at)).html)).toContain(rules.out_of_rule),
        { timeout: 20_000, interval: 200 },
      );
      expect(calls("createTrip")).toBe(sent);
      expect(tripsOf(panel, account)).toEqual([]);
    },
  );
});

/** For each rule, whether it is off, or one that every order keeps, or one that none does. */
const anyRules = fc.record(
  Object.fromEntries(
    [...Object.keys(strictRules), "type"].map((rule) => [
      rule,
      fc.constantFrom("off", rule === "type" ? "off" : "wide", "strict"),
    ]),
  ),
);

describe("rules", () => {
  it.each(inTurn(Object.keys(paths), { every: 12 }))(
    "let an order pass by %s exactly if it keeps them all",
    async (path) => {
      const check = fc.asyncProperty(anyRules, async (chosen) => {
        const opened = await openDesk();
        const typeId = panel.sandbox.world.nextId();
        const type = { id: typeId, companyId: opened.hotel.id, name: "Ferias", active: true };
        panel.sandbox.world.serviceTypes.set(typeId, type);
        const strict: typeof strictRules = {
          ...strictRules,
          type: { types: "on", [`type_${typeId}`]: "on" },
        };
        const send = await paths[path]?.(opened);
        const rows = Object.entries(chosen).map(([rule, how]) =>
          how === "off" ? {} : (how === "wide" ? wideRules : strict)[rule],
        );
        await setRules(panel, opened.hotel, Object.assign({}, ...rows));
        const sent = calls("createTrip") + calls("updateTrip");
        const isAllowed = listBroken(path, chosen).length === 0;
        await send?.(isAllowed);
        const isSent = calls("createTrip") + calls("updateTrip") > sent;
        expect(isSent).toBe(isAllowed);
        panel.sandbox.world.clock.step(3 * 3_600_000);
      });
      const kept = { limit: "wide", hours: "wide", area: "wide", group: "wide", type: "off" };
      const others = [{ group: "strict" }, { type: "strict" }];
      const examples = [{}, ...others].map((other): [Record<string, string>] => [
        { ...kept, ...other },
      ]);
      await fc.assert(check, { numRuns: 6, examples, endOnFailure: true });
    },
    60_000,
  );

  it("bind a manager only where the company has chosen so", async () => {
    const { hotel } = await openDesk();
    const manager = await setRules(panel, hotel, { ...strictRules.limit });
    const order = async (traveller: string) =>
      press(manager, await openRequest(manager), { name: "order" }, { traveller });
    await order("Vera");
    expect(tripsOf(panel, hotel)).toHaveLength(1);
    await setRules(panel, hotel, { ...strictRules.limit, managers: "on" });
    expect(await shownAfter(manager, (await order("Olga")).location)).toContain(rules.out_of_rule);
    expect(tripsOf(panel, hotel)).toHaveLength(1);
  });

  it("say what is missing, and keep what was chosen", async () => {
    const { hotel } = await openDesk();
    const manager = await visitAs(panel, hotel);
    const nothing = await manager.post("/rules", { form: "rules", hours: "on", limit: "on" });
    expect([nothing.status, textOf(nothing.html)]).toEqual([
      422,
      expect.stringContaining("Choose at least one."),
    ]);
    await setRules(panel, hotel, { hours: "on", day_3: "on", from: "7:30", to: "19:00" });
    const { fields } = readForm((await manager.get("/rules")).html, "rules-form");
    expect(fields).toMatchObject({ hours: "on", day_3: "on", from: "07:30", to: "19:00" });
    expect(fields).not.toHaveProperty("day_1");
    expect(fields).not.toHaveProperty("limit");
  });
});
