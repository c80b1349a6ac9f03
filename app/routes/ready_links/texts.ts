import { catalogue } from "../../i18n/catalogue.ts";

export const texts = catalogue("texts:routes/ready_links");

/** What is wrong with a new link. */
export const refusalTexts = catalogue("texts:routes/ready_links/refusal");
