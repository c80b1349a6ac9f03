import { catalogue } from "../../i18n/catalogue.ts";

/** Messages for a user who asks for too many codes. They do not reveal whether the account exists. */
export const texts = catalogue("texts:features/account/code-limit");
