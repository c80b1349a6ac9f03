import { catalogue } from "../../i18n/catalogue.ts";

/** What a ticket's label means for the customer. */
export const texts = catalogue("texts:features/support/label-meaning");
