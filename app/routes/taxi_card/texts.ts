import { catalogue } from "../../i18n/catalogue.ts";

/** Texts of the page around the card, in the desk's language. */
export const texts = catalogue("texts:routes/taxi_card");

/** Texts of the card, in the guest's language. */
export const cardTexts = catalogue("texts:routes/taxi_card/card");
