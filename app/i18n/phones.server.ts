import parsePhoneNumber, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  // The smallest of the library's metadata: the shape of each country's numbers. Which ones are handed
  // out changes faster than any copy of it, and somebody's real number must not be refused.
} from "libphonenumber-js/min";
import type { Language } from "./languages.ts";

export type Country = CountryCode;

/**
 * The number that somebody has written, as it is dialled in their country or with the prefix of any;
 * nothing where it can be none.
 */
function readPhone(text: string, country?: string): PhoneNumber | undefined {
  const number = parsePhoneNumber(text.trim().replace(/^00/, "+"), {
    defaultCountry: country && isSupportedCountry(country) ? country : undefined,
    extract: false,
  });
  return number?.isValid() && !number.ext ? number : undefined;
}

/** `+34600112233`, as the API takes it. */
export function toInternational(text: string, country?: string): string | undefined {
  return readPhone(text, country)?.number;
}

/**
 * A phone as people write it: the short way within the country of the brand's own phone, with its
 * country before it elsewhere. What is no phone stays as it is.
 */
export function formatPhone(phone: string, brandPhone: string | null): string {
  const near = parsePhoneNumber(brandPhone ?? "")?.countryCallingCode;
  const number = parsePhoneNumber(phone, { defaultCallingCode: near });
  if (!number?.isPossible()) return phone;
  return number.countryCallingCode === near
    ? number.formatNational()
    : number.formatInternational();
}

/** A phone to be read and to be called. */
export type PhoneLink = { href: string; text: string };

export function toPhoneLink(phone: string | null, brandPhone: string | null): PhoneLink | null {
  return phone ? { href: `tel:${phone}`, text: formatPhone(phone, brandPhone) } : null;
}

type Place = { phone: string | null; timeZone: string };

/** Where somebody is at home: told by their phone's prefix, else by their clock. */
export function countryOf({ phone, timeZone }: Place): Country {
  const byPhone = phone === null ? undefined : readPhone(phone)?.country;
  return byPhone ?? getCountries().find((code) => zonesOf(code).includes(timeZone)) ?? "ES";
}

function zonesOf(country: Country): string[] {
  // Not yet among TypeScript's types.
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & { timeZones?: string[] };
  return region.timeZones ?? [];
}

export type CountryChoice = { code: Country; label: string };

const choices = new Map<Language, CountryChoice[]>();

/** All countries by name, each with its prefix. */
export function listCountries(language: Language): CountryChoice[] {
  const known = choices.get(language) ?? nameCountries(language);
  choices.set(language, known);
  return known;
}

function nameCountries(language: Language): CountryChoice[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return getCountries()
    .map((code) => ({ code, label: `${names.of(code)} (+${getCountryCallingCode(code)})` }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
