import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as filterTexts } from "../../app/features/trips/history/filter-texts.ts";
import { texts as formTexts } from "../../app/forms/texts.ts";
import { texts as adTexts } from "../../app/routes/commerce/texts.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import type { Account } from "../../sandbox/world.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { openCommerce } from "../services/offers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { bookTaxi } from "../services/trips.ts";
import type { Page, Visitor } from "../services/visitor.ts";
import { readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

/** The time zones where a day begins first and where it ends last. */
const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
const languages = ["en", "es"] as const;

/** Years that four digits can write and that no taxi group uses. */
const farDays = ["0000-01-01", "0001-01-01", "0999-12-31", "9999-12-31"];
const missingDays = ["2026-02-30", "2026-13-01", "2026-00-10"];
const unreadableDays = [
  "275761-01-01",
  "-000001-01-01",
  "-1",
  "1e9",
  "9".repeat(400),
  "31/12/9999",
];
const oddDays = [...farDays, ...missingDays, ...unreadableDays];
const minutes = ["00:00", "23:59", "24:00", "99:99", "-1"];
const oddMoments = [
  ...oddDays.map((date) => [date, "10:00"] as const),
  ...["0001-01-01", "9999-12-31"].flatMap((date) => minutes.map((time) => [date, time] as const)),
];

let panel: Panel;
beforeAll(async () => {
  const sandbox = await startSandbox({ speed: 0 });
  for (const [at, timeZone] of zones.entries()) {
    Object.assign(sandbox.world.brands[at] ?? {}, { timeZone });
  }
  panel = await startPanel({ sandbox });
});
afterAll(async () => {
  await panel.stop();
  await panel.sandbox.close();
});

/** Requests one page after the other, and expects no server error from any. */
async function askAll(ask: (date: string, time: string) => Promise<Page>) {
  const pages: Page[] = [];
  for (const [date, time] of oddMoments) {
    const page = await ask(date, time);
    expect(page.status, `${date} ${time}`).toBeLessThan(500);
    pages.push(page);
  }
  return pages;
}

const statusesOf = (pages: Page[]) => [...new Set(pages.map(({ status }) => status))];

const within = (fields: Record<string, string>) => `${new URLSearchParams(fields)}`;

/** Returns the pages without an error message at a field. */
const listUnmarked = (pages: Page[], ids: string[]) =>
  pages.filter(
    ({ html }) => !ids.some((id) => new RegExp(`id="${id}"[^>]*aria-invalid="true"`).test(html)),
  );

describe.each([
  [zones[0], 0],
  [zones[1], 1],
] as const)("odd dates on the clocks of %s", (_, brandIndex) => {
  async function openVisitor(given?: Partial<Account>, language: "en" | "es" = "en") {
    const account = addTraveller(panel, brandIndex, given);
    return { account, visitor: await visitAs(panel, account, language) };
  }

  it("open the request with every day and time in its address, and order nothing", async () => {
    const { account, visitor } = await openVisitor();
    const pages = [
      ...(await askAll((date, time) =>
        visitor.get(`/request?${within({ timing: "later", date, time })}`),
      )),
      ...(await askAll((date, time) =>
        visitor.get(`/request?${within({ when: `${date} ${time}` })}`),
      )),
    ];
    expect(statusesOf(pages)).toEqual([200]);
    expect(listUnmarked(pages, ["date", "time"])).toEqual([]);

    const { fields } = readForm((await visitor.get("/request?to=Terminal+1")).html, "request");
    const answers = await askAll((date, time) =>
      visitor.post("/request", { ...fields, timing: "later", date, time }),
    );
    expect(statusesOf(answers)).toEqual([422]);
    expect(listUnmarked(answers, ["date", "time"])).toEqual([]);
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it("are refused at the day of a desk's reservation", async () => {
    const { hotel, desks } = openHotel(panel, { desks: 1, brandIndex });
    const visitor = await visitAs(panel, desks[0] as Account);
    await askAll((date, time) => visitor.get(`/hotel/pedir_reserva?${within({ date, time })}`));
    const { fields } = readForm((await visitor.get("/hotel/pedir_reserva")).html, "desk-order");
    const answers = await askAll((date, time) =>
      visitor.post("/hotel/pedir_reserva", { ...fields, day: "other", date, time }),
    );
    expect(statusesOf(answers)).toEqual([422]);
    expect(listUnmarked(answers, ["date", "time"])).toEqual([]);
    expect([...panel.sandbox.world.trips.values()].filter((t) => t.companyId === hotel.id)).toEqual(
      [],
    );
  });

  it("leave a reservation's time as it is when it is edited", async () => {
    const { account, visitor } = await openVisitor();
    const trip = await bookTaxi(panel, account);
    const before = trip.scheduledFor;
    const path = `/Bookings?edit=${trip.id}`;
    const { fields } = readForm((await visitor.get(path)).html, "edit");
    const changed = (date: string, time: string) => ({ ...fields, timing: "later", date, time });
    await askAll((date, time) => visitor.get(`${path}&${within(changed(date, time))}`));
    const answers = await askAll((date, time) => visitor.post(path, changed(date, time)));
    expect(statusesOf(answers)).toEqual([422]);
    expect(listUnmarked(answers, ["date", "time"])).toEqual([]);
    expect(trip.scheduledFor).toBe(before);
  });

  it("are named as invalid by the history's filter, in tables and lists", async () => {
    const { visitor } = await openVisitor();
    const { desks } = openHotel(panel, { desks: 1, brandIndex });
    const desk = await visitAs(panel, desks[0] as Account);
    for (const [who, path] of [
      [visitor, "/history"],
      [desk, "/hotel_history"],
    ] as [Visitor, string][]) {
      const asked = panel.sandbox.calls.get("listTrips") ?? 0;
      for (const name of ["from", "to"]) {
        const pages = await askAll((date) => who.get(`${path}?${within({ [name]: date })}`));
        expect(listUnmarked(pages, [name])).toEqual([]);
        expect(statusesOf(pages)).toEqual([422]);
      }
      expect(panel.sandbox.calls.get("listTrips") ?? 0).toBe(asked);
    }
    for (const [who, path] of [
      [visitor, "/history/trips.csv"],
      [visitor, "/history/servicios.pdf"],
      [desk, "/hotel_history/services.csv"],
    ] as [Visitor, string][]) {
      await askAll((date) => who.get(`${path}?${within({ from: date, to: date })}`));
    }
  });

  it("find no page of a trip outside the calendar", async () => {
    const { visitor } = await openVisitor();
    for (const path of ["/history", "/history/trip/receipt", "/history/reservation.ics"]) {
      const pages = await askAll((on) => visitor.get(`${path}?${within({ trip: "7", on })}`));
      expect(statusesOf(pages), path).toEqual([404]);
    }
  });

  it("are refused at the times of an ad", async () => {
    const { account, visitor } = await openVisitor();
    const shop = openCommerce(panel, account);
    const path = `/club/commerce/${shop.id}`;
    const { fields } = readForm((await visitor.get(path)).html, "ad");
    for (const name of ["starts", "ends"]) {
      const answers = await askAll((date, time) =>
        visitor.post(path, {
          ...{ ...fields, title: "Queso", text: "A mitad de precio" },
          [`${name}_date`]: date,
          [`${name}_time`]: time,
        }),
      );
      expect(statusesOf(answers)).toEqual([422]);
      expect(listUnmarked(answers, [`ad-${name}_date`, `ad-${name}_time`])).toEqual([]);
    }
    expect(shop.ads).toEqual([]);
  });
});

describe.each(languages)("odd dates, in %s", (language) => {
  const openVisitor = () => visitAs(panel, addTraveller(panel), language);

  it.each([
    ["0001-01-01", orderTexts[language].past],
    ["9999-12-31", orderTexts[language].tooFar],
    ["2026-02-30", formTexts[language].noSuchDay],
    ["275761-01-01", formTexts[language].date],
  ])("have an error message in the request: %s", async (date, message) => {
    const visitor = await openVisitor();
    const { fields } = readForm((await visitor.get("/request?to=Terminal+1")).html, "request");
    const sent = { ...fields, timing: "later", date, time: "10:00" };
    expect(textOf((await visitor.post("/request", sent)).html)).toContain(message);
  });

  it("have an error message in the history", async () => {
    const visitor = await openVisitor();
    for (const [day, message] of [
      [
        "0001-01-01",
        filterTexts[language].outside.replace("{{first}}", "1900").replace("{{last}}", "2199"),
      ],
      [
        "9999-12-31",
        filterTexts[language].outside.replace("{{first}}", "1900").replace("{{last}}", "2199"),
      ],
      ["2026-02-30", filterTexts[language].noDay],
    ]) {
      expect(textOf((await visitor.get(`/history?from=${day}`)).html)).toContain(message);
    }
  });

  it("have an error message in an ad, which says how far ahead it may start", async () => {
    const account = addTraveller(panel);
    const { id } = openCommerce(panel, account);
    const visitor = await visitAs(panel, account, language);
    const path = `/club/commerce/${id}`;
    const { fields } = readForm((await visitor.get(path)).html, "ad");
    for (const [starts_date, message] of [
      ["0001-01-01", adTexts[language].too_early],
      ["9999-12-31", adTexts[language].too_late],
    ]) {
      const page = await visitor.post(path, { ...fields, starts_date: starts_date as string });
      expect(textOf(page.html)).toContain(message?.slice(0, message.indexOf("{{")));
    }
  });
});
