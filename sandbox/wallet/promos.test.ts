import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";
import type { Promo } from "../world.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
});
beforeEach(() => {
  sandbox.reset();
  client = clientFor(sandbox, findAccount(sandbox, "client"));
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

function findPromo(code: string): Promo {
  const promo = [...sandbox.world.promos.values()].find((each) => each.code === code);
  if (!promo) throw new Error(`No promo has the code ${code}`);
  return promo;
}

const read = ({ id }: Promo, someone = client) => someone.get(`/promos/${id}`);
const redeem = ({ id }: Promo, someone = client) => someone.post(`/promos/${id}/redeem/`);

describe("a promo", () => {
  it("shows its benefit, and its code only after it is redeemed", async () => {
    const promo = findPromo("VUELVE15");
    const { status, body } = await read(promo);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: promo.id,
      title: "Quince por ciento en tu próximo viaje",
      description: expect.any(String),
      gives: "15 % de descuento",
      valid_until: "2026-07-02T21:59:59.000Z",
      label: "pending",
      code: null,
    });
  });

  it("gives its code when it is redeemed, also repeatedly", async () => {
    const promo = findPromo("VUELVE15");
    const first = await redeem(promo);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ label: "approved", code: "VUELVE15" });
    sandbox.world.clock.step(60 * DAY);
    expect((await redeem(promo)).body).toEqual(first.body);
    expect((await read(promo)).body).toEqual(first.body);
  });

  it("is redeemed separately by each customer", async () => {
    const promo = findPromo("VUELVE15");
    await redeem(promo);
    const company = clientFor(sandbox, findAccount(sandbox, "company"));
    expect((await read(promo, company)).body).toMatchObject({ label: "pending", code: null });
  });

  it("can be redeemed until its last second", async () => {
    const promo = findPromo("MARINA4");
    const { world } = sandbox;
    world.clock.step(promo.validUntil - world.clock.now() - 1);
    expect((await redeem(promo)).status).toBe(200);

    world.clock.step(1);
    const company = clientFor(sandbox, findAccount(sandbox, "company"));
    const refused = await redeem(promo, company);
    expect(refused.status).toBe(422);
    expect(refused.body).toEqual({ message: "Invalid code", code: "invalid_code" });
    expect((await read(promo, company)).body).toMatchObject({ label: "pending", code: null });
  });

  it("stays rejected", async () => {
    const promo = findPromo("CAMPUS10");
    expect((await redeem(promo)).status).toBe(422);
    sandbox.world.clock.step(DAY);
    expect((await read(promo)).body).toMatchObject({ label: "rejected", code: null });
  });

  it("does not exist in another group", async () => {
    const stranger = clientFor(sandbox, findAccount(sandbox, "client", 1));
    const promo = findPromo("VUELVE15");
    expect((await read(promo, stranger)).status).toBe(404);
    expect((await redeem(promo, stranger)).status).toBe(404);
  });
});

describe("a promo that is reviewed", () => {
  it("gets its code after ten minutes, with a message", async () => {
    const promo = findPromo("FAMILIA25");
    const waiting = { label: "waiting_for_answer", code: null };
    expect((await redeem(promo)).body).toMatchObject(waiting);
    sandbox.world.clock.step(10 * MINUTE - 1);
    expect((await redeem(promo)).body).toMatchObject(waiting);

    sandbox.world.clock.step(1);
    expect((await read(promo)).body).toMatchObject({ label: "approved", code: "FAMILIA25" });
    const { messages } = (await client.get("/messages?limit=2")).body;
    const announced = messages.filter((each: { created_at: string; promo_id: number }) => {
      return each.created_at === "2026-05-18T09:10:00.000Z" && each.promo_id === promo.id;
    });
    expect(announced).toHaveLength(1);
  });
});

describe("the promos at the start", () => {
  it.each([0, 1, 2])("are of every kind for the client of brand %d", async (brandIndex) => {
    const account = findAccount(sandbox, "client", brandIndex);
    const customer = clientFor(sandbox, account);
    const promos = [...sandbox.world.promos.values()].filter(
      ({ brandId }) => brandId === account.brandId,
    );
    const answers = await Promise.all(
      promos.map(async (promo) => (await read(promo, customer)).body),
    );
    const gives = answers.map((each) => each.gives).join(", ");
    expect(gives).toContain("%");
    expect(gives).toContain("€");
    const labels = answers.map((each) => each.label);
    expect(labels).toContain("pending");
    expect(labels).toContain("rejected");
    const now = new Date(sandbox.world.clock.now()).toISOString();
    expect(answers.some((each) => each.valid_until < now)).toBe(true);
  });

  it("have a code each", () => {
    const codes = [...sandbox.world.promos.values()].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
