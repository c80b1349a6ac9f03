import { catalogue } from "../../../i18n/catalogue.ts";

/** The additional columns of the hotel's file. */
export const texts = catalogue("texts:features/hotel/services/csv");
