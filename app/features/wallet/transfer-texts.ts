import { catalogue } from "../../i18n/catalogue.ts";

/** Error messages of a transfer, in addition to those of every form. */
export const texts = catalogue("texts:features/wallet/transfer");
