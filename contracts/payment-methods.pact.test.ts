import { describe, expect } from "vitest";
import {
  addPaymentMethod,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from "../app/api/payment-methods.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { boolean, eachLike, fromState, integer, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { refusal } from "./shapes.ts";

const toWire = (isFixed: boolean) =>
  ({
    methods: eachLike({
      id: integer(12),
      name: string("Tarjeta en el taxi"),
      image: string("https://cantalmar.example/card.svg"),
      default: boolean(true),
    }),
    aggregatable_payment_methods: isFixed,
  }) satisfies Shape<components["schemas"]["PaymentMethods"]>;

const wire = toWire(false);

const methods = [
  {
    id: 12,
    name: "Tarjeta en el taxi",
    image: "https://cantalmar.example/card.svg",
    isDefault: true,
  },
];

const kind = "client" as const;
const loggedIn = { "a user is logged in": { kind } };
const withMethods = {
  ...loggedIn,
  "the user has two payment methods and has removed a third": { kind },
};
const fixed = { ...withMethods, "the user's payment methods are locked": { kind } };
const withOne = { ...loggedIn, "the user has one payment method": { kind } };

const id = 12;
const groupId = 1;
const body = {
  id: fromState("{methodId}", id),
  agrupacion_id: fromState("{groupId}", groupId),
};

describe("listPaymentMethods", () => {
  const request = {
    method: "GET",
    path: "/customer/payment_methods",
    query: { agrupacion_id: fromState("{groupId}", `${groupId}`) },
  } as const;

  interaction("a list of the payment methods", {
    given: withMethods,
    as: "user",
    request,
    response: { status: 200, body: wire },
    async test(api) {
      expect(await listPaymentMethods(api, groupId)).toEqual({ methods, isFixed: false });
    },
  });

  interaction("a list of the payment methods when they are locked", {
    given: fixed,
    as: "user",
    request,
    response: { status: 200, body: toWire(true) },
    async test(api) {
      expect(await listPaymentMethods(api, groupId)).toEqual({ methods, isFixed: true });
    },
  });

  interaction("a list of the payment methods with an unknown group", {
    given: loggedIn,
    as: "user",
    request: { ...request, query: { agrupacion_id: "999999" } },
    response: { status: 404 },
    async test(api) {
      await expect(listPaymentMethods(api, 999_999)).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });

  interaction("a list of the payment methods while the server fails", {
    given: { ...withMethods, "the server fails": { operation: "listPaymentMethods" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(listPaymentMethods(api, groupId)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});

describe("setDefaultPaymentMethod", () => {
  const request = { method: "PUT", path: "/customer/default_payment_method/", body } as const;

  interaction("the choice of the default payment method", {
    given: withMethods,
    as: "user",
    request,
    response: { status: 200, body: wire },
    async test(api) {
      expect(await setDefaultPaymentMethod(api, { id, groupId })).toMatchObject({ methods });
    },
  });

  interaction("the choice of the default payment method when it is locked", {
    given: fixed,
    as: "user",
    request,
    response: { status: 422, body: refusal("payment_method_locked") },
    async test(api) {
      await expect(setDefaultPaymentMethod(api, { id, groupId })).rejects.toMatchObject({
        status: 422,
        code: "payment_method_locked",
      });
    },
  });

  interaction("the choice of a default payment method that the customer does not have", {
    given: withMethods,
    as: "user",
    request: { ...request, body: { ...body, id: 999_999 } },
    response: { status: 404 },
    async test(api) {
      await expect(setDefaultPaymentMethod(api, { id: 999_999, groupId })).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });
});

describe("addPaymentMethod", () => {
  interaction("the return of a removed payment method", {
    given: withMethods,
    as: "user",
    request: {
      method: "PUT",
      path: "/customer/payment_methods/",
      body: { ...body, id: fromState("{removedId}", id) },
    },
    response: { status: 200, body: wire },
    async test(api) {
      expect(await addPaymentMethod(api, { id, groupId })).toMatchObject({ methods });
    },
  });
});

describe("removePaymentMethod", () => {
  const request = { method: "DELETE", path: "/customer/payment_methods/", body } as const;

  interaction("the removal of a payment method", {
    given: withMethods,
    as: "user",
    request,
    response: { status: 200, body: wire },
    async test(api) {
      expect(await removePaymentMethod(api, { id, groupId })).toMatchObject({ methods });
    },
  });

  interaction("the removal of the last payment method", {
    given: withOne,
    as: "user",
    request,
    response: { status: 422, body: refusal("invalid") },
    async test(api) {
      await expect(removePaymentMethod(api, { id, groupId })).rejects.toMatchObject({
        status: 422,
        message: "En palabras para el usuario",
      });
    },
  });

  interaction("the removal of a payment method while the server fails", {
    given: { ...withMethods, "the server fails": { operation: "removePaymentMethod" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(removePaymentMethod(api, { id, groupId })).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});
