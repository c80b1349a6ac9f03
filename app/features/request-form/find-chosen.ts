import type { RequestView } from "./load-request.server.ts";

/** The payment method of this order; undefined where the user has none to choose. */
export const findChosen = (payment: RequestView["payment"]) =>
  payment?.methods.find(({ id }) => id === payment.chosenId);
