import type { Language } from "../../i18n/languages.ts";
import { findInstants } from "../../i18n/local-time.ts";

/** The city of a time zone, and the browser's name for the zone's time at a moment. */
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

/** `America/Sao_Paulo` becomes `Sao Paulo`. */
function cityOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
