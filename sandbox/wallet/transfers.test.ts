import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";
import type { Account } from "../world.ts";

let sandbox: Sandbox;
let sender: Account;
let receiver: Account;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
});
beforeEach(() => {
  sandbox.reset();
  sender = findAccount(sandbox, "client");
  receiver = findAccount(sandbox, "company");
  client = clientFor(sandbox, sender);
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

async function readPurse(account: Account, index = 0) {
  return (await clientFor(sandbox, account).get("/purses")).body.purses[index];
}

async function send(order: Record<string, unknown>) {
  const { id } = await readPurse(sender);
  return client.post("/purses/transfer/", {
    purse_id: id,
    amount: 5,
    user_id: receiver.id,
    ...order,
  });
}

async function latestMovement(account: Account) {
  const { id } = await readPurse(account);
  const { body } = await clientFor(sandbox, account).get(`/purses/${id}/movements?limit=1`);
  return body.movements[0];
}

const cents = (amount: number) => Math.round(amount * 100);

describe("a transfer", () => {
  it("moves the amount, with a movement on each side and a message", async () => {
    sender.name = "Lucía Ferrer Gil";
    const [before, receiverBefore] = [await readPurse(sender), await readPurse(receiver)];
    const { status, body } = await send({ amount: 12.34, reference: "cena" });

    expect(status).toBe(201);
    expect(body).toEqual({
      purse: { ...before, balance: (cents(before.balance) - 1234) / 100 },
      movement: {
        id: expect.any(Number),
        date: "2026-05-18T09:00:00.000Z",
        amount: -12.34,
        balance: body.purse.balance,
        description: "Transferencia a Astilleros del Cabo",
        reference: "cena",
      },
    });
    expect(await readPurse(sender)).toEqual(body.purse);
    expect(await latestMovement(sender)).toEqual(body.movement);
    expect(cents((await readPurse(receiver)).balance)).toBe(cents(receiverBefore.balance) + 1234);
    expect(await latestMovement(receiver)).toMatchObject({
      amount: 12.34,
      description: "Transferencia de Lucía F.",
      reference: null,
    });

    const { messages } = (await clientFor(sandbox, receiver).get("/messages?limit=1")).body;
    expect(messages[0]).toMatchObject({ created_at: "2026-05-18T09:00:00.000Z", read: false });
    expect(messages[0].title).toMatch(/^Has recibido 12,34\s€$/);
    expect(messages[0].text).toContain("Lucía F.");
  });

  it("goes to the account of the scanned code", async () => {
    const before = await readPurse(receiver);
    const code = receiver.purseCode;
    expect((await send({ code, user_id: undefined })).status).toBe(201);
    expect(cents((await readPurse(receiver)).balance)).toBe(cents(before.balance) + 500);
  });

  it("reaches an account without a purse", async () => {
    const joined = [...sandbox.world.accounts.values()].find(
      ({ brandId, state }) => brandId === sender.brandId && state === "pending",
    ) as Account;
    joined.state = "active";
    expect((await send({ user_id: joined.id })).status).toBe(201);
    expect((await readPurse(joined)).balance).toBe(5);
  });

  it("can empty a purse and no more", async () => {
    const { balance } = await readPurse(sender);
    const tooMuch = await send({ amount: (cents(balance) + 1) / 100 });
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.body).toEqual({
      message: "You do not have enough balance \\ Customer is invalid",
      code: "not_enough_balance",
    });
    expect((await send({ amount: balance })).body.purse.balance).toBe(0);
  });

  it("refuses an amount with fractions of a cent", async () => {
    const before = await readPurse(sender);
    for (const amount of [0.001, 1.005, 12.345, 0.1 + 0.2]) {
      const refused = await send({ amount });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        code: "invalid",
        errors: [{ field: "amount", message: "Enter an amount" }],
      });
    }
    expect(await readPurse(sender)).toEqual(before);
  });

  it("refuses the sender, another group and a closed or unknown account as receivers", async () => {
    const elsewhere = findAccount(sandbox, "client", 1);
    const closed = [...sandbox.world.accounts.values()].find(
      ({ state, brandId }) => state === "closed" && brandId === sender.brandId,
    ) as Account;
    const before = await readPurse(sender);
    for (const user_id of [sender.id, elsewhere.id, closed.id, 999_999]) {
      expect((await send({ user_id })).body.code).toBe("not_enough_balance");
    }
    for (const { purseCode } of [sender, closed]) {
      const refused = await send({ user_id: undefined, code: purseCode });
      expect(refused.body.code).toBe("not_enough_balance");
    }
    for (const code of [elsewhere.purseCode, "PRD-NONE-NONE"]) {
      const refused = await send({ user_id: undefined, code });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ message: "Invalid code", code: "invalid_code" });
    }
    expect(await readPurse(sender)).toEqual(before);
  });

  it("needs a purse of the sender", async () => {
    const { id } = await readPurse(receiver);
    expect((await send({ purse_id: id })).status).toBe(404);
    expect((await send({ purse_id: 999_999 })).status).toBe(404);
  });

  it("happens once when the whole balance is sent twice at the same time", async () => {
    const { balance } = await readPurse(sender);
    const replies = await Promise.all([send({ amount: balance }), send({ amount: balance })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await readPurse(sender)).balance).toBe(0);
  });
});

describe("a reference", () => {
  it("makes a repeated transfer harmless, whatever happened since", async () => {
    const order = { amount: 7, reference: "one-press" };
    const first = await send(order);
    const { balance } = (await send({ amount: first.body.purse.balance })).body.purse;
    receiver.state = "closed";
    sandbox.world.clock.step(60_000);
    const again = await send({ ...order, user_id: undefined, code: receiver.purseCode });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect((await readPurse(sender)).balance).toBe(balance);
  });

  it("is refused with another amount, receiver or purse", async () => {
    await send({ reference: "taxi" });
    const before = await readPurse(sender);
    const other = findAccount(sandbox, "employee");
    const second = await readPurse(sender, 1);
    for (const change of [{ amount: 6 }, { user_id: other.id }, { purse_id: second.id }]) {
      const refused = await send({ reference: "taxi", ...change });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ code: "invalid", errors: [{ field: "reference" }] });
    }
    expect(await readPurse(sender)).toEqual(before);
  });

  it("belongs to its sender", async () => {
    await send({ reference: "taxi" });
    const { id } = await readPurse(receiver);
    const order = { purse_id: id, amount: 5, user_id: sender.id, reference: "taxi" };
    const { status } = await clientFor(sandbox, receiver).post("/purses/transfer/", order);
    expect(status).toBe(201);
  });
});

it("creates and loses no money", async () => {
  const people = [...sandbox.world.accounts.values()].filter(({ brandId }) => brandId === 1);
  const purses = () => [...sandbox.world.purses.values()];
  const sumUp = () => purses().reduce((sum, purse) => sum + purse.cents, 0);
  const total = sumUp();
  const person = fc.nat({ max: people.length - 1 });
  const order = fc.record({
    from: person,
    to: person,
    amount: fc.oneof(
      fc.integer({ min: 1, max: 15_000 }).map((amount) => amount / 100),
      fc.double({ min: 0.001, max: 50, noNaN: true }),
    ),
    reference: fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }),
  });

  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 5, maxLength: 12 }), async (orders) => {
      const replies = await Promise.all(
        orders.map(({ from, to, amount, reference }) => {
          const payer = people[from] as Account;
          const purse = purses().find(({ accountId }) => accountId === payer.id);
          return clientFor(sandbox, payer).post("/purses/transfer/", {
            purse_id: purse?.id ?? 1,
            amount,
            user_id: people[to]?.id,
            reference,
          });
        }),
      );
      for (const { status } of replies) seen.set(status, (seen.get(status) ?? 0) + 1);
      expect(sumUp()).toBe(total);
      for (const { cents, movements } of purses()) {
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBe(movements.reduce((sum, movement) => sum + movement.cents, 0));
      }
    }),
    { seed: 20_260_518, numRuns: 30 },
  );
  // If the API had refused all transfers, the test would show nothing.
  expect(seen.get(201)).toBeGreaterThan(20);
  expect(seen.get(422)).toBeGreaterThan(20);
});
