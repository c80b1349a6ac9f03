import { catalogue } from "../../i18n/catalogue.ts";

/** The number of missing rows, and what that means for the user. */
export const texts = catalogue("texts:ui/feedback/left-out");
