import { catalogue } from "../i18n/catalogue.ts";

/** Messages after the user has changed saved data or a trip. */
export const texts = catalogue("texts:request/outcome");
