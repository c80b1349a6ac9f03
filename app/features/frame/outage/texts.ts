import { catalogue } from "../../../i18n/catalogue.ts";

/** The server writes the banner and the status page's times, so that no browser loads these texts. */
export const texts = catalogue("texts:features/frame/outage");
