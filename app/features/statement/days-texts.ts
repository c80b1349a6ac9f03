import { catalogue } from "../../i18n/catalogue.ts";

export const texts = catalogue("texts:features/statement/days");
