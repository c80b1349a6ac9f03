import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";
import { destinationOf, journey, makeOrder } from "./test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const account = findAccount(sandbox, "client");
let client: Client;

beforeEach(() => {
  sandbox.reset();
  client = clientFor(sandbox, account);
});

const SQUARE = "plaza-mayor";
const AIRPORT = "aeropuerto-de-cantalmar-terminal-2";
const METERED = 1;
/** Its fare between the centre and the airport is 27. */
const FIXED = 2;
const ESTIMATED = 3;

const search = (body: object, as = client) => as.post("/agrupations/search/", body);
const order = (changes: object) => client.post("/services/", makeOrder(account, changes));

async function fareOf(agrupacion_id: number, wanted: object) {
  const { body } = await search({ search: wanted, agrupacion_id });
  return body.agrupations[0].fare;
}

describe("a code", () => {
  const toAirport = (code: string) => journey(SQUARE, AIRPORT, { code });

  it("takes a share or an amount off, and shows the original fare", async () => {
    expect(await fareOf(FIXED, toAirport("HOLA10"))).toMatchObject({
      fare: 24.3,
      amount_without_discount: 27,
    });
    expect(await fareOf(FIXED, toAirport("puerto5"))).toMatchObject({
      fare: 22,
      amount_without_discount: 27,
    });
    const full = await fareOf(METERED, journey(SQUARE, AIRPORT));
    expect(await fareOf(METERED, toAirport("PUERTO5"))).toMatchObject({
      low_estimate: full.low_estimate - 5,
      high_estimate: full.high_estimate - 5,
      amount_without_discount: full.high_estimate,
    });
  });

  it("never makes a fare negative", async () => {
    const fare = await fareOf(
      ESTIMATED,
      journey(SQUARE, "ayuntamiento-de-cantalmar", { code: "PUERTO5" }),
    );
    expect(fare).toMatchObject({ estimate: 0, amount_without_discount: 4 });
  });

  it("may be the locator of an agreed fare, which has no details", async () => {
    for (const group of [METERED, FIXED]) {
      const fare = await fareOf(group, toAirport("LOC-2468"));
      expect(fare).toMatchObject({ type: "fixed", fare: 18, hide_details: true });
      expect(fare).toMatchObject({ breakdown: [], info: [] });
      expect(fare.amount_without_discount).toBeGreaterThan(18);
    }
  });

  it("shows no discount for a higher agreed fare", async () => {
    const fare = await fareOf(METERED, journey(SQUARE, "estacion-central", { code: "LOC-2468" }));
    expect(fare).toMatchObject({ fare: 18, amount_without_discount: null });
  });

  it.each(["NADA", "__proto__", "constructor"])("is refused if it is unknown: %s", async (code) => {
    const { status, body } = await search({ search: toAirport(code) });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: "Invalid code",
      code: "invalid_code",
      errors: [{ field: "search.code", message: "Invalid code", code: "invalid_code" }],
    });
  });

  it.each([
    [0, "VUELVE15", 22.95],
    [1, "RUNWAY6", 21],
  ])("of a promo is for those of brand %d who have redeemed it", async (brand, code, amount) => {
    const customer = clientFor(sandbox, findAccount(sandbox, "client", brand));
    const promo = [...sandbox.world.promos.values()].find((each) => each.code === code);
    const wanted = { search: toAirport(code.toLowerCase()), agrupacion_id: FIXED };

    expect((await search(wanted, customer)).status).toBe(422);
    await customer.post(`/promos/${promo?.id}/redeem/`);
    expect((await search(wanted, customer)).body.agrupations[0].fare.fare).toBe(amount);
    const others = clientFor(sandbox, findAccount(sandbox, "client", 2));
    expect((await search(wanted, others)).status).toBe(422);
  });

  it("makes the fare that an order promises", async () => {
    expect((await order({ code: "LOC-2468", fare: 18 })).status).toBe(201);
    const { status, body } = await order({ code: "LOC-0000", fare: 18 });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "invalid_code",
      errors: [{ field: "code", message: "Invalid code", code: "invalid_code" }],
    });
  });

  it("of a promo serves for one order, and for another where that was cancelled", async () => {
    const promised = { agrupacion_id: FIXED, ...destinationOf(AIRPORT), fare: 24 };
    const first = await order({ ...promised, code: "BRISA3" });
    expect(first.status).toBe(201);
    const again = { ...promised, code: "brisa3" };
    expect((await order(again)).body.code).toBe("invalid_code");
    await client.put(`/service/${first.body.service.id}/cancel/`);
    expect((await order(again)).status).toBe(201);
  });

  it("of a promo is over when the promo is", async () => {
    const running = { search: toAirport("BRISA3"), agrupacion_id: FIXED };
    expect((await search(running)).body.agrupations[0].fare.fare).toBe(24);
    sandbox.world.clock.step(61 * 86_400_000);
    expect((await search(running)).status).toBe(422);
  });
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
