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

/** The first place on Earth where a day begins, and the last one where it ends. */
const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
const languages = ["en", "es"] as const;

/** Years that four digits can write and the calendars of no taxi group have. */
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

/** One page after the other, none of which is a failure of the panel. */
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

/** The pages on which no message stands at any of the fields. */
const listUnmarked = (pages: Page[], ids: string[]) =>
  pages.filter(
    ({ html }) => !ids.some((id) => new RegExp(`id="${id}"[^>]*aria-invalid="true"`).test(html)),
  );

describe.each([
  [zones[0], 0],
  [zones[1], 1],
] as const)("on the clocks of %s", (_, brandIndex) => {
  async function comeIn(given?: Partial<Account>, language: "en" | "es" = "en") {
    const account = addTraveller(panel, brandIndex, given);
    return { account, visitor: await visitAs(panel, account, language) };
  }

  it("the request opens with every day and time in its address, and orders none", async () => {
    const { account, visitor } = await comeIn();
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

  it("a desk's reservation is refused at its day", async () => {
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

  it("a reservation keeps its time when it is changed to an odd one", async () => {
    const { account, visitor } = await comeIn();
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

  it("the history says which days it cannot look for, in tables and lists", async () => {
    const { visitor } = await comeIn();
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

  it("no page of a trip is found on a day outside the calendar", async () => {
    const { visitor } = await comeIn();
    for (const path of ["/history", "/history/trip/receipt", "/history/reservation.ics"]) {
      const pages = await askAll((on) => visitor.get(`${path}?${within({ trip: "7", on })}`));
      expect(statusesOf(pages), path).toEqual([404]);
    }
  });

  it("an ad is refused at its times", async () => {
    const { account, visitor } = await comeIn();
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

describe.each(languages)("in %s", (language) => {
  const comeIn = () => visitAs(panel, addTraveller(panel), language);

  it.each([
    ["0001-01-01", orderTexts[language].past],
    ["9999-12-31", orderTexts[language].tooFar],
    ["2026-02-30", formTexts[language].noSuchDay],
    ["275761-01-01", formTexts[language].date],
  ])("the request says what is wrong with %s", async (date, message) => {
    const visitor = await comeIn();
    const { fields } = readForm((await visitor.get("/request?to=Terminal+1")).html, "request");
    const sent = { ...fields, timing: "later", date, time: "10:00" };
    expect(textOf((await visitor.post("/request", sent)).html)).toContain(message);
  });

  it("the history says which days there are", async () => {
    const visitor = await comeIn();
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

  it("an ad says how far ahead it may start", async () => {
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
