import { catalogue } from "../../../i18n/catalogue.ts";

/** The columns of a file of trips, its description and its notes. */
export const texts = catalogue("texts:features/trips/history/csv");
