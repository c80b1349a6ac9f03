import { describe, expect } from "vitest";
import { getPromo, redeemPromo } from "../app/api/promos.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { equal, fromState, integer, pattern, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { anInstant, refusal } from "./shapes.ts";

const wire = {
  id: integer(801),
  title: string("Quince por ciento en tu próximo viaje"),
  description: string("Para quien lleva un mes sin vernos."),
  gives: string("15 % de descuento"),
  valid_until: anInstant("2026-07-02T21:59:59.000Z"),
  label: equal("pending"),
  code: null,
} satisfies Shape<components["schemas"]["Promo"]>;

const approved = {
  ...wire,
  label: equal("approved"),
  code: pattern("^.+$", "VUELVE15"),
} satisfies Shape<components["schemas"]["Promo"]>;

const promo = {
  id: 801,
  title: "Quince por ciento en tu próximo viaje",
  description: "Para quien lleva un mes sin vernos.",
  gives: "15 % de descuento",
  validUntil: Date.parse("2026-07-02T21:59:59Z"),
  label: "pending",
  code: null,
};

const kind = "client" as const;
const loggedIn = { "a user is logged in": { kind } };
const open = { ...loggedIn, "the user has not redeemed a promotion": {} };
const redeemed = { ...loggedIn, "the user has redeemed a promotion": { kind } };
const strange = { ...loggedIn, "the promotion belongs to another group": {} };

describe("getPromo", () => {
  const request = { method: "GET", path: fromState("/promos/{promoId}", "/promos/801") } as const;

  interaction("a promotion", {
    given: open,
    as: "user",
    request,
    response: { status: 200, body: wire },
    async test(api) {
      expect(await getPromo(api, 801)).toEqual(promo);
    },
  });

  interaction("a redeemed promotion", {
    given: redeemed,
    as: "user",
    request,
    response: { status: 200, body: approved },
    async test(api) {
      expect(await getPromo(api, 801)).toEqual({ ...promo, label: "approved", code: "VUELVE15" });
    },
  });

  interaction("a promotion of another group", {
    given: strange,
    as: "user",
    request,
    response: { status: 404 },
    async test(api) {
      await expect(getPromo(api, 801)).rejects.toMatchObject({ name: "ApiError", status: 404 });
    },
  });

  interaction("a promotion while the server fails", {
    given: { ...open, "the server fails": { operation: "getPromo" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(getPromo(api, 801)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });

  interaction("a promotion with an invalid token", {
    given: { ...open, "the token is no longer valid": {} },
    as: "user",
    request,
    response: { status: 401 },
    async test(api) {
      await expect(getPromo(api, 801)).rejects.toMatchObject({ name: "ApiError", status: 401 });
    },
  });
});

describe("redeemPromo", () => {
  const path = fromState("/promos/{promoId}/redeem/", "/promos/801/redeem/");
  const request = { method: "POST", path } as const;

  interaction("the redemption of a promotion", {
    given: open,
    as: "user",
    request,
    response: { status: 200, body: approved },
    async test(api, idempotencyKey) {
      expect(await redeemPromo(api, 801, idempotencyKey)).toMatchObject({
        label: "approved",
        code: "VUELVE15",
      });
    },
  });

  interaction("the redemption of a promotion that is already redeemed", {
    given: redeemed,
    as: "user",
    request,
    response: { status: 200, body: approved },
    async test(api, idempotencyKey) {
      expect(await redeemPromo(api, 801, idempotencyKey)).toMatchObject({
        label: "approved",
        code: "VUELVE15",
      });
    },
  });

  interaction("the redemption of a promotion that the group reviews first", {
    given: { ...loggedIn, "the group reviews redemptions of a promotion": {} },
    as: "user",
    request,
    response: { status: 200, body: { ...wire, label: equal("waiting_for_answer") } },
    async test(api, idempotencyKey) {
      expect(await redeemPromo(api, 801, idempotencyKey)).toMatchObject({
        label: "waiting_for_answer",
      });
    },
  });

  interaction("the redemption of a promotion that has ended", {
    given: { ...loggedIn, "a promotion has ended": {} },
    as: "user",
    request,
    response: { status: 422, body: refusal("invalid_code") },
    async test(api, idempotencyKey) {
      const error = { status: 422, code: "invalid_code" };
      await expect(redeemPromo(api, 801, idempotencyKey)).rejects.toMatchObject(error);
    },
  });

  interaction("the redemption of a promotion that the group has rejected", {
    given: { ...loggedIn, "the group has rejected the user's promotion": { kind } },
    as: "user",
    request,
    response: { status: 422, body: refusal("final_state") },
    async test(api, idempotencyKey) {
      const error = { status: 422, code: "final_state" };
      await expect(redeemPromo(api, 801, idempotencyKey)).rejects.toMatchObject(error);
    },
  });

  interaction("the redemption of a promotion of another group", {
    given: strange,
    as: "user",
    request,
    response: { status: 404 },
    async test(api, idempotencyKey) {
      await expect(redeemPromo(api, 801, idempotencyKey)).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });
});
