import { catalogue } from "../../i18n/catalogue.ts";

/** What a hotel's desk says of a guest's taxi when it orders one. */
export const texts = catalogue("texts:features/desk");
