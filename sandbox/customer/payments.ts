import type { Handlers } from "../api/operation.ts";

export const paymentHandlers = {} as Handlers<
  "listPaymentMethods" | "addPaymentMethod" | "removePaymentMethod" | "setDefaultPaymentMethod"
>;
