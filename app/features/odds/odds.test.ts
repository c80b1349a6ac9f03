import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aTrip } from "../../../tests/services/history-trips.ts";
import type { Trip } from "../../api/trips.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { defineRecord } from "../../store/record.server.ts";
import { createVault } from "../../store/vault.server.ts";
import { toCell } from "./cell.ts";
import { addEnd, type Counts, countsSchema, toOdds } from "./counts.ts";
import { countEnds, readOdds } from "./odds.server.ts";

const place = { latitude: 38.0014, longitude: 0.6112 };
const span = { oldest: "2026-03-02", current: "2026-04-27" };

function countUp(ends: Partial<Parameters<typeof addEnd>[1]>[]): Counts {
  return ends.reduce<Counts>(
    (counts, end, at) =>
      addEnd(counts, {
        ...{ week: "2026-04-20", isFound: true, waited: 5, slot: at % 6 },
        ...end,
      }),
    [],
  );
}
const many = (count: number, given: Parameters<typeof countUp>[0][number] = {}) =>
  Array.from({ length: count }, () => given);

describe("the cell of an order", () => {
  it("is the same around the corner and within two hours, and another in the next quarter", () => {
    const cell = toCell(place, "2026-04-22 08:10");
    expect(toCell({ latitude: 38.003, longitude: 0.61 }, "2026-04-23 09:59")).toBe(cell);
    expect(toCell(place, "2026-04-22 10:00")).not.toBe(cell);
    expect(toCell(place, "2026-04-25 08:10")).not.toBe(cell);
    expect(toCell({ ...place, latitude: 38.03 }, "2026-04-22 08:10")).not.toBe(cell);
  });
});

describe("the odds", () => {
  it("are silent under twenty orders", () => {
    expect(toOdds(countUp(many(19)), span)).toBeUndefined();
    expect(toOdds(countUp(many(20)), span)).toEqual({ found: 10, minutes: 6 });
  });

  it("are silent with fewer than five customers, however many orders they have", () => {
    const byFour = Array.from({ length: 400 }, (_, at) => ({ slot: at % 4 }));
    expect(toOdds(countUp(byFour), span)).toBeUndefined();
  });

  it("are silent where one customer has more than half of the orders", () => {
    const others = [1, 2, 3, 4].flatMap((slot) => many(3, { slot }));
    expect(toOdds(countUp([...others, ...many(12, { slot: 0 })]), span)).toBeDefined();
    expect(toOdds(countUp([...others, ...many(13, { slot: 0 })]), span)).toBeUndefined();
  });

  it("are rounded to tens of percent, so that one order more does not show", () => {
    const before = [...many(36), ...many(4, { isFound: false })];
    const after = [...before, { isFound: false }];
    expect(toOdds(countUp(before), span)?.found).toBe(9);
    expect(toOdds(countUp(after), span)).toEqual(toOdds(countUp(before), span));
  });

  it("name the limit within which half of the taxis came, and none where few waits are known", () => {
    const waits = [...many(9, { waited: 2 }), ...many(11, { waited: 14 })];
    expect(toOdds(countUp(waits), span)?.minutes).toBe(15);
    expect(toOdds(countUp(many(20, { waited: null })), span)?.minutes).toBeUndefined();
    expect(toOdds(countUp(many(20, { waited: 90 })), span)?.minutes).toBeUndefined();
  });

  it("read whole weeks only, and forget those that are older than eight", () => {
    expect(toOdds(countUp(many(30, { week: span.current })), span)).toBeUndefined();
    expect(toOdds(countUp(many(30, { week: "2026-02-23" })), span)).toBeUndefined();
    const mondays = Array.from({ length: 12 }, (_, at) =>
      new Date(Date.UTC(2026, 1, 2 + at * 7)).toISOString().slice(0, 10),
    );
    const kept = countUp(mondays.map((week) => ({ week })));
    expect(kept.map(({ from }) => from)).toEqual(mondays.toReversed().slice(0, 9));
  });
});

describe("the counting", () => {
  const vault = createVault(["secret"]);
  let store: ReturnType<typeof createEmbeddedStore>;
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-04-22T08:10:00Z") });
    store = createEmbeddedStore({ now: Date.now });
  });
  afterEach(async () => {
    await store.close();
    vi.useRealTimers();
  });

  const contextOf = (accountId: number, companyId?: number) =>
    ({
      app: { services: { store, vault }, log: { warn: expect.unreachable } },
      brand: { permalink: "cantalmar", id: 1, timeZone: "UTC" },
      user: {
        id: accountId,
        isCompany: false,
        employee: companyId === undefined ? null : { companyId },
      },
    }) as unknown as Parameters<typeof countEnds>[1];

  let id = 1;
  const ended = (given: Partial<Trip> = {}): Trip => {
    id += 1;
    const origin = { ...place, name: "Calle Mayor, 3", notes: null };
    return aTrip({ id, groupId: 1, when: "2026-04-22 08:05", origin, waitedMinutes: 5, ...given });
  };
  const countOrders = async () => (await countsAt(1)).reduce((sum, { orders }) => sum + orders, 0);
  async function countsAt(group: number): Promise<Counts> {
    const key = `cantalmar:odds:${group}:${toCell(place, "2026-04-22 08:05")}`;
    const counts = defineRecord(countsSchema, { version: 1 }).open(
      vault,
      key,
      await store.get(key),
    );
    return counts ?? [];
  }
  const settle = () => vi.advanceTimersByTimeAsync(1);
  const readNextWeek = async () => {
    vi.setSystemTime(new Date("2026-04-29T08:30:00Z"));
    return readOdds(1, place, contextOf(1));
  };

  it("counts an order once, however often pages show it, to however many users", async () => {
    const trip = ended();
    for (const each of [contextOf(1), contextOf(1), contextOf(2)]) countEnds([trip], each);
    await settle();
    expect(await countOrders()).toBe(1);
  });

  it("counts what has just ended at once: no booking, none cancelled, none under way, none of last week", async () => {
    countEnds(
      [
        ended({ scheduledFor: "2026-04-22 08:05" }),
        ended({ status: 4 }),
        ended({ status: 3 }),
        ended({ when: "2026-04-15 08:05" }),
      ],
      contextOf(1),
    );
    await settle();
    expect(await countOrders()).toBe(0);
    countEnds([ended({ status: 5 }), ended({ status: 9 })], contextOf(1));
    await settle();
    expect(await countsAt(1)).toMatchObject([{ orders: 2, found: 1 }]);
  });

  it("says in the next week what five customers' orders of this one came to", async () => {
    for (let account = 1; account <= 9; account += 1) {
      countEnds([ended(), ended(), ended({ status: account < 3 ? 5 : 8 })], contextOf(account));
    }
    await settle();
    expect(await readOdds(1, place, contextOf(1))).toBeUndefined();
    expect(await readNextWeek()).toEqual({ found: 9, minutes: 6 });
    expect(await readOdds(2, place, contextOf(1))).toBeUndefined();
  });

  it("cannot be raised by one company, with however many employees and orders", async () => {
    for (let employee = 1; employee <= 40; employee += 1) {
      countEnds([ended(), ended()], contextOf(100 + employee, 77));
    }
    await settle();
    expect(await countOrders()).toBe(3);
    expect(await readNextWeek()).toBeUndefined();
  });

  it("keeps no id, no account and no time", async () => {
    const trip = ended({ traveller: "Lucía Ferrer" });
    countEnds([trip], contextOf(424242));
    await settle();
    const [counts] = await countsAt(1);
    expect(Object.keys(counts ?? {}).toSorted()).toEqual([
      "found",
      "from",
      "orders",
      "slots",
      "waits",
    ]);
    const text = JSON.stringify(counts);
    for (const secret of ["424242", `${trip.id}`, "Lucía", "08:05", "Mayor"]) {
      expect(text).not.toContain(secret);
    }
  });
});
