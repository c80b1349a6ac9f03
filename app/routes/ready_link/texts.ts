import { catalogue } from "../../i18n/catalogue.ts";

export const texts = catalogue("texts:routes/ready_link");

/** Texts of the printed card, in the holder's language. */
export const cardTexts = catalogue("texts:routes/ready_link/card");
