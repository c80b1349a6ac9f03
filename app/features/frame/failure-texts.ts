import { catalogue, joinTexts } from "../../i18n/catalogue.ts";
import { failureTitles } from "./failure-titles.ts";

export const texts = joinTexts(failureTitles, catalogue("texts:features/frame/failure"));
