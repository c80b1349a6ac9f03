import { catalogue } from "../i18n/catalogue.ts";

/** The text of each rule, and of each error of a whole form. */
export const texts = catalogue("texts:forms");
