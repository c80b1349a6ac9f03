import { catalogue } from "../../i18n/catalogue.ts";

/** The labels of tickets and promotions. */
export const texts = catalogue("texts:features/support/label");
