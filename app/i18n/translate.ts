import type { Language } from "./languages.ts";

/**
 * Texts in both languages. A text may hold `{{name}}`; one that depends on a count has two forms,
 * `key_one` and `key_other`.
 */
export type Texts<Key extends string = string> = Record<Language, Record<Key, string>>;
type Values = Record<string, string | number>;

/** The key of a text, without the ending that the count chooses. */
export type TextKey<T extends Texts> =
  T extends Texts<infer Key>
    ? Key extends `${infer Base}_${"one" | "other"}`
      ? Base
      : Key
    : never;

export type Translate<T extends Texts> = (key: TextKey<T>, values?: Values) => string;

const pluralRules: Record<Language, Intl.PluralRules> = {
  es: new Intl.PluralRules("es"),
  en: new Intl.PluralRules("en"),
};

const numbers: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat("es"),
  en: new Intl.NumberFormat("en"),
};

/** The text for a value of the API; a value without a text is shown unchanged. */
export function translateValue<T extends Texts>(texts: T, t: Translate<T>, value: string): string {
  return Object.hasOwn(texts.en, value) ? t(value as TextKey<T>) : value;
}

/** Returns the translate function of one language. It formats numbers as the language does. */
export function createTranslate<T extends Texts>(texts: T, language: Language): Translate<T> {
  const own: Record<string, string> = texts[language];
  return (key, values = {}) => {
    const counted = typeof values.count === "number" && own[`${key}_${pluralForm(values.count)}`];
    const text = counted || own[key];
    if (text === undefined) throw new Error(`There is no text "${key}"`);
    // Most texts have no placeholder, and a page has a hundred texts.
    if (!text.includes("{{")) return text;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === "number" ? numbers[language].format(value) : (value ?? "");
    });
  };

  function pluralForm(count: number): string {
    return pluralRules[language].select(count) === "one" ? "one" : "other";
  }
}
