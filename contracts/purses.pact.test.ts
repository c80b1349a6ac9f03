import { describe, expect } from "vitest";
import type { Money } from "../app/api/money.ts";
import { findReceiver, listMovements, listPurses, transfer } from "../app/api/purses.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { eachLike, fromState, integer, number, pattern, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { invalid, refusal } from "./shapes.ts";

type Schemas = components["schemas"];

const eur = (coins: number): Money => ({ coins, currency: "EUR" });

const currency = pattern("^[A-Z]{3}$", "EUR");
const aMoment = "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$";

const purseWire = {
  id: integer(71),
  name: string("Monedero"),
  balance: number(37.5),
  currency,
} satisfies Shape<Schemas["Purse"]>;

const movementWire = {
  id: integer(5012),
  date: pattern(aMoment, "2026-05-18T09:12:00Z"),
  amount: number(-12.5),
  balance: number(37.5),
  description: string("Transferencia a Mateo S."),
  reference: string("0b1f7c1e"),
} satisfies Shape<Schemas["PurseMovement"]>;

const purse = { id: 71, name: "Monedero", balance: eur(3750) };
const ofPurse = { id: 71, currency: "EUR" };
const movement = {
  id: 5012,
  at: Date.parse("2026-05-18T09:12:00Z"),
  change: eur(-1250),
  balance: eur(3750),
  description: "Transferencia a Mateo S.",
  reference: "0b1f7c1e",
};

const kind = "client" as const;
const loggedIn = { "a user is logged in": { kind } };
const withMoney = {
  ...loggedIn,
  "the user has 50 in a purse and can pay another user": { kind },
};
const withNothing = { ...loggedIn, "the user has an empty purse without movements": { kind } };
const ofAnother = { ...withMoney, "the purse belongs to another user": {} };

describe("listPurses", () => {
  const request = { method: "GET", path: "/purses" } as const;

  interaction("a list of the purses", {
    given: withMoney,
    as: "user",
    request,
    response: {
      status: 200,
      body: {
        purses: eachLike(purseWire),
        code: string("PRD-8F2K-77QX"),
        user_id: integer(101),
      } satisfies Shape<Schemas["PurseList"]>,
    },
    async test(api) {
      expect(await listPurses(api)).toEqual({
        purses: [purse],
        code: "PRD-8F2K-77QX",
        userId: 101,
      });
    },
  });

  interaction("a list of the purses while the server fails", {
    given: { ...withMoney, "the server fails": { operation: "listPurses" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(listPurses(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });

  interaction("a list of the purses with an invalid token", {
    given: { ...loggedIn, "the token is no longer valid": {} },
    as: "user",
    request,
    response: { status: 401 },
    async test(api) {
      await expect(listPurses(api)).rejects.toMatchObject({ name: "ApiError", status: 401 });
    },
  });
});

describe("listMovements", () => {
  const request = {
    method: "GET",
    path: fromState("/purses/{purseId}/movements", "/purses/71/movements"),
    query: { limit: "10", offset: "0" },
  } as const;
  const page = { limit: 10, offset: 0 };

  interaction("a page of a purse's movements", {
    given: withMoney,
    as: "user",
    request,
    response: {
      status: 200,
      body: {
        movements: eachLike(movementWire),
        total: integer(1),
      } satisfies Shape<Schemas["PurseMovementPage"]>,
    },
    async test(api) {
      expect(await listMovements(api, ofPurse, page)).toEqual({ movements: [movement], total: 1 });
    },
  });

  interaction("a page of the movements of a purse without any", {
    given: withNothing,
    as: "user",
    request,
    response: { status: 200, body: { movements: [], total: 0 } },
    async test(api) {
      expect(await listMovements(api, ofPurse, page)).toEqual({ movements: [], total: 0 });
    },
  });

  interaction("a page of the movements of another user's purse", {
    given: ofAnother,
    as: "user",
    request,
    response: { status: 404 },
    async test(api) {
      await expect(listMovements(api, ofPurse, page)).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });
});

describe("findReceiver", () => {
  const find = (query: Record<string, Shape<string>>) =>
    ({ method: "GET", path: "/purses/receiver", query }) as const;
  const receiver = {
    user_id: integer(102),
    name: string("Mateo S."),
  } satisfies Shape<Schemas["PurseReceiver"]>;

  interaction("the receiver with a code", {
    given: withMoney,
    as: "user",
    request: find({ code: fromState("{receiverCode}", "PRD-8F2K-77QX") }),
    response: { status: 200, body: receiver },
    async test(api) {
      const found = await findReceiver(api, { code: "PRD-8F2K-77QX" });
      expect(found).toEqual({ userId: 102, name: "Mateo S." });
    },
  });

  interaction("the receiver with a user id", {
    given: withMoney,
    as: "user",
    request: find({ user_id: fromState("{receiverId}", "102") }),
    response: { status: 200, body: receiver },
    async test(api) {
      const found = await findReceiver(api, { userId: 102 });
      expect(found).toEqual({ userId: 102, name: "Mateo S." });
    },
  });

  interaction("the receiver with an unknown code", {
    given: withMoney,
    as: "user",
    request: find({ code: "PRD-NONE-NONE" }),
    response: { status: 422, body: invalid("code", "invalid_code") },
    async test(api) {
      await expect(findReceiver(api, { code: "PRD-NONE-NONE" })).rejects.toMatchObject({
        status: 422,
        code: "invalid_code",
        fieldErrors: [{ field: "code", message: "Revisa este dato" }],
      });
    },
  });

  interaction("the receiver with an unknown user id", {
    given: withMoney,
    as: "user",
    request: find({ user_id: "999999" }),
    response: { status: 422, body: invalid("user_id") },
    async test(api) {
      await expect(findReceiver(api, { userId: 999_999 })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "user_id", message: "Revisa este dato" }],
      });
    },
  });
});

describe("transfer", () => {
  const request = (amount: number) =>
    ({
      method: "POST",
      path: "/purses/transfer/",
      body: {
        purse_id: fromState("{purseId}", 71),
        amount,
        user_id: fromState("{receiverId}", 102),
        reference: "0b1f7c1e",
      },
    }) as const;
  const order = { purseId: 71, amount: eur(1250), receiverId: 102, reference: "0b1f7c1e" };

  interaction("a transfer", {
    given: withMoney,
    as: "user",
    request: request(12.5),
    response: {
      status: 201,
      body: { purse: purseWire, movement: movementWire } satisfies Shape<Schemas["TransferResult"]>,
    },
    async test(api, idempotencyKey) {
      expect(await transfer(api, order, idempotencyKey)).toEqual(movement);
    },
  });

  interaction("a transfer of more than the purse holds", {
    given: withMoney,
    as: "user",
    request: request(50.01),
    response: { status: 422, body: refusal("not_enough_balance") },
    async test(api, idempotencyKey) {
      const tooMuch = { ...order, amount: eur(5001) };
      await expect(transfer(api, tooMuch, idempotencyKey)).rejects.toMatchObject({
        status: 422,
        code: "not_enough_balance",
      });
    },
  });

  interaction("a transfer from another user's purse", {
    given: ofAnother,
    as: "user",
    request: request(12.5),
    response: { status: 404 },
    async test(api, idempotencyKey) {
      await expect(transfer(api, order, idempotencyKey)).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });

  interaction("a transfer while the server fails", {
    given: { ...withMoney, "the server fails": { operation: "transferFromPurse" } },
    as: "user",
    request: request(12.5),
    response: { status: 500 },
    async test(api, idempotencyKey) {
      await expect(transfer(api, order, idempotencyKey)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});
