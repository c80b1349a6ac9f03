import { catalogue } from "../../i18n/catalogue.ts";

/** Messages about a support form's text and files; some replace the API's own messages. */
export const texts = catalogue("texts:features/support/form");
