import { catalogue } from "../../i18n/catalogue.ts";

/** Messages about a row of the table, or the file as a whole. */
export const texts = catalogue("texts:features/order-table/problem");
