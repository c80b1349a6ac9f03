import { catalogue } from "../../../i18n/catalogue.ts";

/** The names of a trip's details. */
export const texts = catalogue("texts:features/trips/history/details");
