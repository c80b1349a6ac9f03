import { catalogue } from "../../i18n/catalogue.ts";

/** The texts of a transfer in each of its states. */
export const texts = catalogue("texts:routes/purses/transfer");
