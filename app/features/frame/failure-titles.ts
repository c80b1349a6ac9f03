import { catalogue } from "../../i18n/catalogue.ts";
import type { Texts } from "../../i18n/translate.ts";
import type { Failure } from "../../request/responses.server.ts";

/** Error pages use these as title and heading. Every page loads them, so they are apart from the longer texts. */
export const failureTitles = catalogue("texts:features/frame/failure-titles") satisfies Texts<
  Failure["kind"]
>;
