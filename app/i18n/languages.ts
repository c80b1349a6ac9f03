export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

/** Each language's own name, which its speakers recognise. */
export const nativeNames: Record<Language, string> = { es: "Español", en: "English" };

export const fallbackLanguage: Language = "es";

/** The language of a locale such as `es-MX`; the fallback for a language that the panel does not have. */
export function toLanguage(locale: string | null | undefined): Language {
  const first = locale?.trim().split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === first) ?? fallbackLanguage;
}
