import { catalogue } from "../i18n/catalogue.ts";

/**
 * The panel's text for a code of the API. `invalid`, `final_state` and the like are missing, because only
 * the API's message explains them.
 */
export const texts = catalogue("texts:forms/api");
