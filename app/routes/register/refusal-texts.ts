import { catalogue } from "../../i18n/catalogue.ts";

/** Error messages of this form, in addition to those of every form. */
export const texts = catalogue("texts:routes/register/refusal");
