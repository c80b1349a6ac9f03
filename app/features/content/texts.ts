import { catalogue } from "../../i18n/catalogue.ts";

/** Labels of the parts around a text. */
export const texts = catalogue("texts:features/content");
