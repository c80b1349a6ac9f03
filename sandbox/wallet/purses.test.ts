import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";
import type { Account } from "../world.ts";

let sandbox: Sandbox;
let account: Account;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
  account = findAccount(sandbox, "client");
  client = clientFor(sandbox, account);
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

function listAccounts(state: Account["state"]): Account[] {
  return [...sandbox.world.accounts.values()].filter((each) => each.state === state);
}

type Movement = { date: string; amount: number; balance: number };

describe("listPurses", () => {
  it("returns the account's purses and the code that others use to pay it", async () => {
    const { status, body } = await client.get("/purses");
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: account.purseCode, user_id: account.id });
    expect(body.purses).toHaveLength(2);
    expect(body.purses[0]).toEqual({
      id: expect.any(Number),
      name: "Monedero",
      balance: expect.any(Number),
      currency: "EUR",
    });
  });

  it("gives each active account at least one, including new ones", async () => {
    const joined = listAccounts("pending")[0] as Account;
    joined.state = "active";
    for (const each of listAccounts("active")) {
      const { body } = await clientFor(sandbox, each).get("/purses");
      expect(body.purses.length).toBe(each === account ? 2 : 1);
    }
    const newcomer = clientFor(sandbox, joined);
    const { purses } = (await newcomer.get("/purses")).body;
    expect(purses).toMatchObject([{ balance: 0 }]);
    expect((await newcomer.get("/purses")).body.purses).toEqual(purses);
  });
});

describe("listPurseMovements", () => {
  it("is a page, newest first", async () => {
    const [purse] = (await client.get("/purses")).body.purses;
    const { body } = await client.get(`/purses/${purse.id}/movements`);
    expect(body.total).toBe(25);
    expect(body.movements).toHaveLength(10);
    expect(body.movements[0].balance).toBe(purse.balance);
    const all = (await client.get(`/purses/${purse.id}/movements?limit=100`)).body.movements;
    const rest = await client.get(`/purses/${purse.id}/movements?limit=10&offset=20`);
    expect(rest.body).toEqual({ movements: all.slice(20), total: 25 });
    const dates = all.map(({ date }: Movement) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("adds up to the balance for every purse", async () => {
    for (const each of listAccounts("active")) {
      const someone = clientFor(sandbox, each);
      for (const purse of (await someone.get("/purses")).body.purses) {
        const { movements } = (await someone.get(`/purses/${purse.id}/movements?limit=100`)).body;
        let cents = 0;
        for (const { amount, balance } of movements.toReversed() as Movement[]) {
          cents += Math.round(amount * 100);
          expect(Math.round(balance * 100)).toBe(cents);
        }
        expect(Math.round(purse.balance * 100)).toBe(cents);
      }
    }
  });

  it("is visible only to the owner", async () => {
    const [purse] = (await client.get("/purses")).body.purses;
    for (const other of [findAccount(sandbox, "employee"), findAccount(sandbox, "client", 1)]) {
      const refused = await clientFor(sandbox, other).get(`/purses/${purse.id}/movements`);
      expect(refused.status).toBe(404);
    }
  });
});

describe("findPurseReceiver", () => {
  const find = (query: Record<string, string | number>) =>
    client.get(`/purses/receiver?${new URLSearchParams(query as Record<string, string>)}`);

  it("names a person by first name and initial, by code or by id", async () => {
    const other = findAccount(sandbox, "employee");
    other.name = "Mateo Sáez Lorca";
    const expected = { user_id: other.id, name: "Mateo S." };
    expect((await find({ code: other.purseCode })).body).toEqual(expected);
    expect((await find({ code: ` ${other.purseCode.toLowerCase()}` })).body).toEqual(expected);
    expect((await find({ user_id: other.id })).body).toEqual(expected);
  });

  it("names a company in full", async () => {
    const company = findAccount(sandbox, "company");
    const { body } = await find({ user_id: company.id });
    expect(body).toEqual({ user_id: company.id, name: "Astilleros del Cabo" });
  });

  it("needs either a code or an id", async () => {
    const other = findAccount(sandbox, "company");
    for (const query of [{}, { code: other.purseCode, user_id: other.id }]) {
      const refused = await find(query as Record<string, string>);
      expect(refused.status).toBe(422);
      expect(refused.body.code).toBe("invalid");
    }
  });

  it("does not find an account that cannot be paid", async () => {
    const unknown = { id: 999_999, purseCode: "PRD-NONE-NONE" };
    const elsewhere = findAccount(sandbox, "client", 1);
    const closed = listAccounts("closed")[0] as Account;
    for (const { id, purseCode } of [account, unknown, elsewhere, closed]) {
      const byCode = await find({ code: purseCode });
      expect(byCode.status).toBe(422);
      expect(byCode.body).toEqual({
        message: "Invalid code",
        code: "invalid_code",
        errors: [{ field: "code", message: "Invalid code", code: "invalid_code" }],
      });
      const byId = await find({ user_id: id });
      expect(byId.status).toBe(422);
      expect(byId.body).toMatchObject({
        code: "invalid",
        errors: [{ field: "user_id", message: "Enter valid user code", code: "user_code" }],
      });
    }
  });
});
