import type { Language } from "./languages.ts";

/** Lists the names of languages by their codes; unknown codes are left out. */
export function nameLanguages(codes: string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language", fallback: "none" });
  const known = codes
    .filter((code) => /^[a-z]{2,3}$/i.test(code))
    .flatMap((code) => names.of(code) ?? []);
  const phrase = new Intl.ListFormat(language, { type: "conjunction" }).format(known);
  return phrase.charAt(0).toLocaleUpperCase(language) + phrase.slice(1);
}
