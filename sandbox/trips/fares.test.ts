import { afterAll, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import { journey } from "./test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const client = clientFor(sandbox, findAccount(sandbox, "client"));

const SQUARE = "plaza-mayor";
const STATION = "estacion-central";
const AIRPORT = "aeropuerto-de-cantalmar-terminal-2";
const METERED = 1;
const FIXED = 2;
const ESTIMATED = 3;

type Line = { label: string; value: string };

async function search(body: object, as = client) {
  return as.post("/agrupations/search/", body);
}

async function fareOf(agrupacion_id: number, wanted: object) {
  const { body } = await search({ search: wanted, agrupacion_id });
  expect(body.agrupations).toHaveLength(1);
  return body.agrupations[0].fare;
}

async function groupsFor(wanted: object, more: object = {}, as = client): Promise<number[]> {
  const { status, body } = await search({ search: wanted, ...more }, as);
  expect(status).toBe(200);
  return body.agrupations.map(({ id }: { id: number }) => id);
}

const amountOf = ({ value }: Line) => Number(value.replace(/[^\d,.-]/g, "").replace(",", "."));
const findLine = (lines: Line[], label: string) =>
  lines.find((line) => line.label.startsWith(label)) as Line;

describe("the groups", () => {
  it("are those that serve the zone of the origin, one's own first", async () => {
    expect(await groupsFor(journey(SQUARE))).toEqual([1, 2, 3]);
    expect(await groupsFor(journey(AIRPORT))).toEqual([1, 2]);
    expect(await groupsFor(journey("playa-larga"))).toEqual([1, 3]);
    const onAnother = clientFor(sandbox, findAccount(sandbox, "client", 2));
    expect(await groupsFor(journey(SQUARE), {}, onAnother)).toEqual([3, 1, 2]);
  });

  it("are empty if no group serves the origin, and allow any destination", async () => {
    const island = "faro-de-la-cigarra";
    expect(await groupsFor(journey(island, SQUARE))).toEqual([]);
    expect(await groupsFor(journey(SQUARE, island))).toEqual([1, 2, 3]);
  });

  it("are the one that is asked for", async () => {
    expect(await groupsFor(journey(SQUARE), { agrupacion_id: 3 })).toEqual([3]);
    expect(await groupsFor(journey(AIRPORT), { agrupacion_id: 3 })).toEqual([]);
    expect(await groupsFor(journey(SQUARE), { agrupacion_id: 99 })).toEqual([]);
  });

  it("are only the one that a company is bound to", async () => {
    const company = clientFor(sandbox, findAccount(sandbox, "company"));
    expect(await groupsFor(journey(SQUARE), {}, company)).toEqual([1]);
    expect(await groupsFor(journey(SQUARE), { agrupacion_id: 2 }, company)).toEqual([]);
  });

  it("have taxis that are large enough", async () => {
    expect(await groupsFor(journey(SQUARE, STATION, { passengers: 4 }))).toEqual([1, 2, 3]);
    expect(await groupsFor(journey(SQUARE, STATION, { passengers: 5 }))).toEqual([1, 2]);
    expect(await groupsFor(journey(SQUARE, STATION, { passengers: 9 }))).toEqual([]);
  });
});

describe("a metered fare", () => {
  it("is a range around what its lines add up to, in steps of five cents", async () => {
    const fare = await fareOf(METERED, journey(SQUARE, STATION));
    expect(fare).toMatchObject({
      type: "calculated",
      scheduled: false,
      hide_details: false,
      amount_without_discount: null,
      waiting_passenger: expect.stringContaining("0,42"),
    });
    const total = fare.breakdown.map(amountOf).reduce((a: number, b: number) => a + b);
    expect(fare.low_estimate).toBeLessThan(total);
    expect(fare.high_estimate).toBeGreaterThan(total);
    expect((fare.low_estimate * 20) % 1).toBeCloseTo(0);
    expect(findLine(fare.breakdown, "Bajada de bandera").value).toMatch(/^2,10\s€$/);
    expect(fare.breakdown.map(({ label }: Line) => label)).toEqual([
      "Bajada de bandera",
      expect.stringMatching(/^Distancia \(\d,\d km\)$/),
      expect.stringMatching(/^Tiempo \(\d+ min\)$/),
    ]);
  });

  it("costs a quarter more at night", async () => {
    const night = await fareOf(METERED, journey(SQUARE, STATION, { date: "2026-05-19 22:00:00" }));
    const [start, distance, time, surcharge] = night.breakdown.map(amountOf);
    expect(findLine(night.breakdown, "Suplemento nocturno")).toBe(night.breakdown[3]);
    expect(surcharge).toBeCloseTo((start + distance + time) * 0.25, 1);
  });

  it.each([
    ["2026-05-19 05:59:59", true],
    ["2026-05-19 06:00:00", false],
    ["2026-05-19 21:59:59", false],
    ["2026-05-19 22:00:00", true],
  ])("has the night rate at %s: %s", async (date, isNight) => {
    const { breakdown } = await fareOf(METERED, journey(SQUARE, STATION, { date }));
    expect(findLine(breakdown, "Suplemento nocturno") !== undefined).toBe(isNight);
  });

  it("is never below the minimum", async () => {
    const fare = await fareOf(METERED, journey(SQUARE, "ayuntamiento-de-cantalmar"));
    expect(fare.low_estimate).toBe(5);
    expect(findLine(fare.breakdown, "Hasta el importe mínimo")).toBeDefined();
  });

  it.each([METERED, FIXED, ESTIMATED])(
    "is valid for group %i without a destination",
    async (group) => {
      const fare = await fareOf(group, journey(SQUARE));
      const { minimum } = sandbox.world.brands[group - 1]?.tariff ?? {};
      expect(fare).toMatchObject({ type: "calculated", low_estimate: minimum });
      expect(fare.high_estimate).toBeGreaterThan(fare.low_estimate);
    },
  );
});

describe("a fare for a booking", () => {
  it.each([
    [METERED, 1.5, "low_estimate"],
    [ESTIMATED, 2, "estimate"],
  ])("has the surcharge of group %i", async (group, surcharge, amount) => {
    const booked = await fareOf(group, journey(SQUARE, STATION, { date: "2026-05-20 11:00:00" }));
    const now = await fareOf(group, journey(SQUARE, STATION));
    expect(booked.scheduled).toBe(true);
    expect(booked[amount] - now[amount]).toBeCloseTo(surcharge);
    expect(amountOf(findLine(booked.breakdown, "Suplemento por reserva"))).toBe(surcharge);
  });

  it.each([
    ["past", "2026-05-18 10:59:59"],
    ["present", "2026-05-18 11:00:00"],
    ["far future", "2027-06-01 11:00:00"],
    ["day that there is not", "2026-06-31 11:00:00"],
    ["hour that there is not", "2026-05-20 25:00:00"],
    ["hour that the clocks leave out", "2027-03-28 02:30:00"],
  ])("does not apply to the %s", async (_, date) => {
    const { status, body } = await search({ search: journey(SQUARE, STATION, { date }) });
    expect(status).toBe(422);
    const message = "Must select date and time";
    expect(body.errors).toEqual([{ field: "search.date", message }]);
  });
});

describe("a fixed fare", () => {
  it("is the same between the airport and the centre, both ways and at night", async () => {
    const night = { date: "2026-05-20 23:30:00" };
    for (const wanted of [
      journey(AIRPORT, SQUARE),
      journey(STATION, AIRPORT),
      journey(AIRPORT, SQUARE, night),
    ]) {
      expect(await fareOf(FIXED, wanted)).toMatchObject({ type: "fixed", fare: 27 });
    }
  });

  it("is calculated elsewhere, and shown in the group's language", async () => {
    const fare = await fareOf(FIXED, journey(SQUARE, "playa-larga"));
    expect(fare).toMatchObject({ type: "fixed", fare: expect.any(Number) });
    expect(fare.fare).not.toBe(27);
    expect(findLine(fare.breakdown, "Start").value).toBe("€3.00");
  });
});

it("may be a single estimate", async () => {
  const fare = await fareOf(ESTIMATED, journey(SQUARE, STATION));
  expect(fare).toMatchObject({ type: "fixed", estimate: expect.any(Number) });
  expect(fare).not.toHaveProperty("fare");
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
