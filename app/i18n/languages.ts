import { cacheByObject } from "../cache-by-object.ts";

export const languages = ["es", "en", "ca", "gl", "eu", "pt", "fr", "de", "it", "ar"] as const;
export type Language = (typeof languages)[number];

/**
 * Each language's own name, which its speakers recognise. A browser gets the names that its page shows, so a language more
 * costs no other page a byte.
 */
export const nativeNames: Record<Language, string> = {
  es: "Español",
  en: "English",
  ca: "Català",
  gl: "Galego",
  eu: "Euskara",
  pt: "Português",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  ar: "العربية",
};

export type NamedLanguage = { language: Language; name: string };

export const withNames = (offered: readonly Language[]): NamedLanguage[] =>
  offered.map((language) => ({ language, name: nativeNames[language] }));

export const fallbackLanguage: Language = "es";

/** Where the lines of a language begin: the value of `dir`. */
export const directionOf = (language: string): "rtl" | "ltr" => (language === "ar" ? "rtl" : "ltr");

type Locales = Partial<Record<Language, string>>;

/** For `Intl`, where a language alone would mean another country, or other digits than the texts have. */
const locales: Locales = { pt: "pt-PT", ar: "ar-u-nu-latn" };
/** Some browsers cannot write the numbers of these, which look as in Spanish. */
const numberLocales: Locales = { ...locales, gl: "es", eu: "es" };

export const localeOf = (language: Language): string => locales[language] ?? language;
export const numberLocaleOf = (language: Language): string => numberLocales[language] ?? language;

/** The sign before the decimals of a number. */
export const decimalSignOf = (language: Language): string => (/en|ar/.test(language) ? "." : ",");

/** The panel's language for a locale such as `es-MX`. */
export function findLanguage(locale: string | null | undefined): Language | undefined {
  const first = locale?.trim().split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === first);
}

/** The languages in which a user may read a page, and the one for users with another language. */
export type LanguageOffer = { languages: readonly Language[]; fallback: Language };

/** Where no brand says which languages it offers, as where it cannot be found. */
export const wholeOffer: LanguageOffer = { languages, fallback: fallbackLanguage };

const defaultLanguages: readonly Language[] = ["es", "en"];

type BrandLanguages = { languages: readonly string[]; fallbackLanguage: string | null };

/** What a brand offers of the panel's languages, in its order. */
export const toOffer = cacheByObject((brand: BrandLanguages): LanguageOffer => {
  const named = new Set(brand.languages.flatMap((locale) => findLanguage(locale) ?? []));
  const offered = named.size > 0 ? [...named] : defaultLanguages;
  const wanted = [findLanguage(brand.fallbackLanguage), fallbackLanguage];
  const fallback = wanted.find((each) => each && offered.includes(each)) ?? offered[0];
  return { languages: offered, fallback: fallback ?? fallbackLanguage };
});
