import { catalogue } from "../../i18n/catalogue.ts";

export const texts = catalogue("texts:routes/ready");

/** Why a press has ordered nothing. */
export const refusalTexts = catalogue("texts:routes/ready/refusal");
