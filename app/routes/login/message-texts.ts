import { catalogue } from "../../i18n/catalogue.ts";

/** The API's errors of this form, and the rate limit's messages. */
export const texts = catalogue("texts:routes/login/message");
