import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount, type Reply } from "../test-client.ts";
import { defaultPaymentMethodName } from "./payment-choice.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
let client: Client;

beforeEach(() => {
  sandbox.reset();
  client = clientFor(sandbox, findAccount(sandbox, "client"));
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

const CASH = 11;
const CARD = 12;
const MOBILE = 13;
const VOUCHER = 14;
const COMPANY_ACCOUNT = 15;

const list = (group = 1) => client.get(`/customer/payment_methods?agrupacion_id=${group}`);
const choice = (id: number, agrupacion_id: number) => ({ id, agrupacion_id });
const choose = (id: number, group = 1) =>
  client.put("/customer/default_payment_method/", choice(id, group));
const add = (id: number, group = 1) => client.put("/customer/payment_methods/", choice(id, group));
const remove = (id: number, group = 1) =>
  client.delete("/customer/payment_methods/", choice(id, group));

type Method = { id: number; default: boolean };
const ids = ({ body }: Reply): number[] => body.methods.map(({ id }: Method) => id);
const defaults = ({ body }: Reply): number[] =>
  body.methods.filter((each: Method) => each.default).map(({ id }: Method) => id);

describe("a client's payment methods", () => {
  it("are the group's, exactly one of them the default", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.aggregatable_payment_methods).toBe(false);
    expect(body.methods.map(({ name }: { name: string }) => name)).toEqual([
      "Efectivo",
      "Tarjeta en el taxi",
      "Monedilla móvil",
    ]);
    for (const { image } of body.methods) expect(image).toMatch(/^data:image\/svg\+xml,/);
    expect(defaults({ body } as Reply)).toHaveLength(1);
  });

  it("are separate for each group", async () => {
    await choose(CARD);
    const other = await list(2);
    expect(ids(other)).toEqual([21, 22, 23]);
    await choose(23, 2);
    expect(defaults(await list(1))).toEqual([CARD]);
    expect(defaults(await list(2))).toEqual([23]);
  });

  it("are separate for each customer", async () => {
    await remove(CASH);
    client = clientFor(sandbox, findAccount(sandbox, "company"));
    expect(ids(await list())).toContain(CASH);
  });

  it("have the last chosen one as default", async () => {
    for (const id of [CARD, MOBILE, CASH]) {
      const answer = await choose(id);
      expect(answer.status).toBe(200);
      expect(defaults(answer)).toEqual([id]);
      expect(defaults(await list())).toEqual([id]);
    }
  });

  it("can be removed and added again", async () => {
    await choose(CARD);
    expect(ids(await remove(CASH))).toEqual([CARD, MOBILE]);
    expect(ids(await add(CASH))).toEqual([CASH, CARD, MOBILE]);
    expect(ids(await add(VOUCHER))).toEqual([CASH, CARD, MOBILE, VOUCHER]);
    const again = await add(VOUCHER);
    expect(ids(again)).toEqual([CASH, CARD, MOBILE, VOUCHER]);
    expect(defaults(again)).toEqual([CARD]);
  });

  it("make the first remaining one the default when the default is removed", async () => {
    await choose(CARD);
    expect(defaults(await remove(CARD))).toEqual([CASH]);
  });

  it("always include one", async () => {
    await remove(CASH);
    await remove(CARD);
    const { status, body } = await remove(MOBILE);
    expect(status).toBe(422);
    expect(body.message).toBe("Necesitas al menos un medio de pago");
    expect(defaults(await list())).toEqual([MOBILE]);
  });

  it("do not exist for an unknown group or method", async () => {
    expect((await list(9)).status).toBe(404);
    for (const answer of [choose(CASH, 9), add(CASH, 9), remove(CASH, 9)]) {
      expect((await answer).status).toBe(404);
    }
    for (const id of [99, 21, COMPANY_ACCOUNT]) {
      for (const answer of [choose(id), add(id), remove(id)]) {
        expect((await answer).status).toBe(404);
      }
    }
    await remove(CASH);
    expect((await choose(CASH)).status).toBe(404);
    expect((await remove(CASH)).status).toBe(404);
  });

  it("decide how a trip is paid", async () => {
    await choose(CARD);
    const account = findAccount(sandbox, "client");
    expect(defaultPaymentMethodName(sandbox.world, account, 1)).toBe("Tarjeta en el taxi");
  });
});

describe("employees of a company", () => {
  it("pay with it unless the company chooses otherwise", async () => {
    client = clientFor(sandbox, findAccount(sandbox, "company"));
    expect(defaults(await list())).toEqual([COMPANY_ACCOUNT]);
    expect(defaults(await choose(CASH))).toEqual([CASH]);
  });

  it.each([
    ["employee", 0],
    ["company", 2],
  ] as const)("cannot change anything as %s of brand %i", async (kind, brandIndex) => {
    client = clientFor(sandbox, findAccount(sandbox, kind, brandIndex));
    const group = brandIndex + 1;
    const before = await list(group);
    expect(before.body.aggregatable_payment_methods).toBe(true);
    const cash = group * 10 + 1;
    for (const answer of [choose(cash, group), add(cash, group), remove(cash, group)]) {
      const { status, body } = await answer;
      expect(status).toBe(422);
      expect(body).toEqual({
        message: "No es posible seleccionar otro medio de pago",
        code: "payment_method_locked",
      });
    }
    expect((await list(group)).body).toEqual(before.body);
  });
});
