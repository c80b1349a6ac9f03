import { catalogue } from "../../i18n/catalogue.ts";

/** The names of the table's columns and files. */
export const texts = catalogue("texts:features/order-table/columns");
