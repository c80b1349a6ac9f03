import { catalogue, joinTexts } from "../../i18n/catalogue.ts";
import { texts as labels } from "./label-texts.ts";

/** The types and labels of tickets. */
export const texts = joinTexts(catalogue("texts:features/support/ticket"), labels);
