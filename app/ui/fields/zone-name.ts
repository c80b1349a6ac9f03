import type { Language } from "../../i18n/languages.ts";
import { findInstants } from "../../i18n/local-time.ts";

/** A time zone by its city and, as far as the browser knows it, by the name it has at a time. */
export function describeZone(timeZone: string, local: string, language: Language) {
  const [instant = Date.now()] = findInstants(local, timeZone);
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: "long",
  }).formatToParts(instant);
  return {
    city: cityOf(timeZone),
    zone: parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone,
  };
}

/** `America/Sao_Paulo` is the time of Sao Paulo. */
function cityOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
