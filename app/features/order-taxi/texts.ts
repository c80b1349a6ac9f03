import { catalogue } from "../../i18n/catalogue.ts";

/** What is wrong with an order, and what became of one. */
export const texts = catalogue("texts:features/order-taxi");
