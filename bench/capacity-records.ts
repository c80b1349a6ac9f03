// What a company with 300 employees leaves in Redis besides its sessions, written by the panel's own code.
import { Redis } from "ioredis";
import { z } from "zod";
import { activityLogOf, MOST_ENTRIES } from "../app/features/activity/activity-log.server.ts";
import { approvalRequestsOf, MOST_REQUESTS } from "../app/features/approvals/requests.server.ts";
import { feedOf } from "../app/features/calendar-feed/feeds.server.ts";
import { createInsight } from "../app/features/insight/add-up-insight.server.ts";
import { insightSchema } from "../app/features/insight/insight-schema.server.ts";
import { addEnd, type Counts, countsSchema, WEEKS } from "../app/features/odds/counts.ts";
import { MOST_AREAS, weekdays } from "../app/features/rules/rules.ts";
import { rulesOf } from "../app/features/rules/rules-record.server.ts";
import { closingOf, createClosing } from "../app/features/statement/closings.server.ts";
import { addDays } from "../app/i18n/calendar.ts";
import type { MemberContext } from "../app/request/context.server.ts";
import { defineRecord } from "../app/store/record.server.ts";
import { createRedisStore } from "../app/store/redis.server.ts";
import { createVault } from "../app/store/vault.server.ts";
import { startRedis } from "../tests/services/redis.ts";
import { type Figures, round } from "./figure.ts";

const TRIPS_A_MONTH = 1500;
const EVENTS = 20;

const permalink = "radio-taxi-cantalmar";
const company = { permalink, accountId: 41_234 };
const place = {
  name: "Carrer de la Indústria, 48, 08901 Cantalmar",
  latitude: 38.00142,
  longitude: 0.61123,
};
const many = <Item>(count: number, toItem: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => toItem(at));

/** The kilobytes of each record, with all that belongs to it but the list of the account's records. */
export async function benchRecords(): Promise<Figures> {
  const redis = await startRedis();
  const store = createRedisStore(redis.url);
  const services = { store, vault: createVault(["a secret of thirty-two characters"]) };
  const client = new Redis(redis.url);

  async function measure(write: () => Promise<unknown>) {
    await client.flushall();
    await write();
    const keys = (await client.keys("*")).filter((key) => !key.includes("account-records"));
    const sizes = await Promise.all(keys.map((key) => client.memory("USAGE", key, "SAMPLES", 0)));
    return { value: round(sizes.reduce((sum: number, size) => sum + Number(size), 0) / 1000) };
  }

  try {
    return {
      "kB in Redis: rules with ten areas": await measure(() =>
        rulesOf(services, company).change(() => ({
          forManagers: true,
          hours: { days: [...weekdays], from: "07:30", to: "20:00" },
          areas: many(MOST_AREAS, () => ({ ...place, km: 12.5 })),
          areaEnd: "either",
          limit: { amount: 45, currency: "EUR" },
          groups: many(3, (id) => ({ id, name: "Radio Taxi Cantalmar" })),
          serviceTypes: many(10, (at) => 900 + at),
        })),
      ),
      "kB in Redis: 100 requests for approval": await measure(async () => {
        const requests = approvalRequestsOf(services, company);
        for (let n = 0; n < MOST_REQUESTS; n += 1) await requests.add(`key-${n}`, [toRequest(n)]);
      }),
      "kB in Redis: 5,000 entries of the log": await measure(async () => {
        const log = activityLogOf(services, company);
        const by = { id: 41_300, name: "Montserrat Puigdomènech" };
        for (let n = 0; n < MOST_ENTRIES; n += 1) {
          await log.append(by, { kind: "employee_changed", employee: "Óscar Peña", changes: [] });
        }
      }),
      "kB in Redis: a calendar of 20 reservations": await measure(async () => {
        const feed = feedOf(services, company);
        await feed.make("es");
        await feed.publish((await feed.read())?.id ?? "", many(EVENTS, toEvent), Date.now());
      }),
      "kB in Redis: an analysis of twelve weeks": await measure(() => {
        const range = { from: "2026-02-23", to: "2026-05-17" };
        const record = defineRecord(z.object({ readAt: z.number(), insight: insightSchema }), {
          version: 1,
        });
        const insight = createInsight(range, "EUR").list(0);
        const routes = many(8, () => ({ from: place.name, to: place.name, trips: 40 }));
        const key = `${permalink}:insight:${company.accountId}:${range.from}_${range.to}`;
        return record
          .at(services, key, 600)
          .write({ readAt: Date.now(), insight: { ...insight, routes } });
      }),
      "kB in Redis: the odds of a place and two hours": await measure(() =>
        defineRecord(countsSchema, { version: 1 })
          .at(services, `${permalink}:odds:1:2533_40:weekday-8`, 600)
          .write(makeCounts()),
      ),
      "kB in Redis: the two marks of an order that the odds count": await measure(() =>
        Promise.all(
          ["odds-counted", "odds-share"].map((name) =>
            store.set(`${permalink}:${name}:${services.vault.digest(name)}`, "1", 259_200),
          ),
        ),
      ),
      "kB in Redis: a closed month of 1,500 trips with a reference": await measure(() => {
        const closing = createClosing();
        for (let id = 0; id < TRIPS_A_MONTH; id += 1) closing.add(toEntry(id));
        const context = {
          app: { services },
          brand: { permalink },
          user: { id: company.accountId },
        } as unknown as MemberContext;
        return closingOf("2026-05", context).write(closing.close("Talleres del Puerto", undefined));
      }),
    };
  } finally {
    client.disconnect();
    await store.close();
    await redis.stop();
  }
}

const toRequest = (at: number) => ({
  employee: { id: 41_300 + at, name: "Óscar Peña Montserrat" },
  until: Date.now() + 86_400_000,
  order: {
    ...{ groupId: 1, origin: place, destination: place, stops: [], passengers: 1 },
    ...{ traveller: "Óscar Peña", noticePhone: "+34620000000", when: "2026-05-18 09:00" },
    notes: "La entrada está en la calle de atrás.",
  },
  fare: { most: 24.5, currency: "EUR" },
  broken: ["limit" as const],
});

const toEvent = (tripId: number) => ({
  ...{ tripId: 700_000 + tripId, start: Date.now(), location: place.name },
  ...{ latitude: place.latitude, longitude: place.longitude },
  description: `Desde: ${place.name}\nHasta: ${place.name}`,
  ...{ sequence: 0, changedAt: Date.now(), isCancelled: false },
});

/** As many weeks as are kept, each with orders of many customers. */
function makeCounts(): Counts {
  let counts: Counts = [];
  for (let week = 0; week <= WEEKS; week += 1) {
    const from = addDays("2026-03-16", 7 * week);
    for (let n = 0; n < 60; n += 1) {
      counts = addEnd(counts, { week: from, isFound: true, waited: n % 20, slot: n % 32 });
    }
  }
  return counts;
}

const toEntry = (id: number) => ({
  ...{ id: 700_000 + id, when: "2026-05-18 09:00", state: "charged" as const },
  ...{ fare: 18.45, currency: "EUR" },
  references: [{ fieldId: 801, name: "Centro de coste", value: "Ingeniería norte" }],
  ...{ employee: "", serviceType: "", room: "", group: "", payment: "" },
});
