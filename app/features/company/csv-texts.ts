import { catalogue } from "../../i18n/catalogue.ts";

/** The names of the employee files and their columns. */
export const texts = catalogue("texts:features/company/csv");
