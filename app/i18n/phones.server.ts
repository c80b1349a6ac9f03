import parsePhoneNumber, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  // The smallest metadata, with the shape of each country's numbers. Countries assign numbers faster than
  // the library is updated, and the panel must not refuse a real one.
} from "libphonenumber-js/min";
import { type Language, localeOf } from "./languages.ts";

export type Country = CountryCode;

/**
 * Reads a number in its national or its international form; undefined where it is no valid number.
 */
function readPhone(text: string, country?: string): PhoneNumber | undefined {
  const number = parsePhoneNumber(text.trim().replace(/^00/, "+"), {
    defaultCountry: country && isSupportedCountry(country) ? country : undefined,
    extract: false,
  });
  return number?.isValid() && !number.ext ? number : undefined;
}

/** `+34600112233`, as the API expects it. */
export function toInternational(text: string, country?: string): string | undefined {
  return readPhone(text, country)?.number;
}

/**
 * Formats a phone: nationally in the country of the brand's own phone, else internationally. A text that
 * is no phone stays unchanged.
 */
export function formatPhone(phone: string, brandPhone: string | null): string {
  const brandCode = parsePhoneNumber(brandPhone ?? "")?.countryCallingCode;
  const number = parsePhoneNumber(phone, { defaultCallingCode: brandCode });
  if (!number?.isPossible()) return phone;
  return number.countryCallingCode === brandCode
    ? number.formatNational()
    : number.formatInternational();
}

/** A phone's text, which no line breaks, with a link to call it. */
export type PhoneLink = { href: string; text: string };

export function toPhoneLink(phone: string | null, brandPhone: string | null): PhoneLink | null {
  if (!phone) return null;
  const text = formatPhone(phone, brandPhone).replaceAll(" ", "\u00a0");
  return { href: `tel:${phone}`, text };
}

/** How to call the group itself. */
export const groupPhone = ({ phone }: { phone: string | null }): PhoneLink | null =>
  toPhoneLink(phone, phone);

type Place = { phone: string | null; timeZone: string };

/** The country of a phone's prefix, else of the time zone. */
export function countryOf({ phone, timeZone }: Place): Country {
  const byPhone = phone === null ? undefined : readPhone(phone)?.country;
  return byPhone ?? getCountries().find((code) => zonesOf(code).includes(timeZone)) ?? "ES";
}

function zonesOf(country: Country): string[] {
  // TypeScript's types do not have it yet.
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & { timeZones?: string[] };
  return region.timeZones ?? [];
}

export type CountryChoice = { code: Country; label: string };

const choices = new Map<Language, CountryChoice[]>();

/** All countries by name, with their prefixes. */
export function listCountries(language: Language): CountryChoice[] {
  const cached = choices.get(language) ?? nameCountries(language);
  choices.set(language, cached);
  return cached;
}

function nameCountries(language: Language): CountryChoice[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: "region" });
  return getCountries()
    .map((code) => ({ code, label: `${names.of(code)} (+${getCountryCallingCode(code)})` }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
