import { catalogue } from "../../i18n/catalogue.ts";

/** What its maker sees of a link. */
export const texts = catalogue("texts:features/ready-links");
