import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";

type Wire = components["schemas"]["PaymentMethods"];

/** The methods by which a customer pays one group. */
export type PaymentMethods = ReturnType<typeof toPaymentMethods>;
export type PaymentMethod = PaymentMethods["methods"][number];

type Choice = { id: number; groupId: number };

export async function listPaymentMethods(api: Api, groupId: number): Promise<PaymentMethods> {
  return toPaymentMethods(
    await api.call("listPaymentMethods", { params: { query: { agrupacion_id: groupId } } }),
  );
}

/** Adds one of the group's methods for the customer; it may be one that was removed before. */
export async function addPaymentMethod(api: Api, choice: Choice): Promise<PaymentMethods> {
  return toPaymentMethods(await api.call("addPaymentMethod", { body: fromChoice(choice) }));
}

/** The API refuses to remove the last one. */
export async function removePaymentMethod(api: Api, choice: Choice): Promise<PaymentMethods> {
  return toPaymentMethods(await api.call("removePaymentMethod", { body: fromChoice(choice) }));
}

/** The previous default becomes an ordinary method. */
export async function setDefaultPaymentMethod(api: Api, choice: Choice): Promise<PaymentMethods> {
  return toPaymentMethods(await api.call("setDefaultPaymentMethod", { body: fromChoice(choice) }));
}

function toPaymentMethods({ methods, aggregatable_payment_methods }: Wire) {
  return {
    methods: methods.map(({ id, name, image, default: isDefault }) => {
      return { id, name, image, isDefault };
    }),
    /** The customer may not choose another. */
    isFixed: aggregatable_payment_methods,
  };
}

function fromChoice({ id, groupId }: Choice) {
  return { id, agrupacion_id: groupId };
}
