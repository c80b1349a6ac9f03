import { catalogue } from "./catalogue.ts";

/** The names of months and weekdays, and how dates are written with them. */
export const texts = catalogue("texts:dates");
