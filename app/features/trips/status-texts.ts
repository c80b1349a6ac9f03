import { catalogue, joinTexts } from "../../i18n/catalogue.ts";

/** The meanings of the status codes, in the specification's words where it has them. */
export const texts = catalogue("texts:features/trips/status");

/** The same for readers who are not the passenger, such as a desk or the holder of a share link. */
export const bystanderTexts = joinTexts(
  texts,
  catalogue("texts:features/trips/status-for-bystanders"),
);
