import { decimalSignOf, directionOf, type Language, numberLocaleOf } from "./languages.ts";

/**
 * Texts in one or more languages. A text may hold `{{name}}`; one that depends on a count has a form for each plural of its
 * language, such as `key_one` and `key_other`.
 */
export type Texts<Key extends string = string> = Partial<Record<Language, Record<Key, string>>>;
type Values = Record<string, string | number>;

/** Where the type of a table of texts has the placeholders of each text. */
export declare const placeholders: unique symbol;

/** The key of a text, without the ending that the count chooses. */
export type TextKey<T extends Texts> =
  T extends Texts<infer Key>
    ? Key extends `${infer Base}_${"one" | "other"}`
      ? Base
      : Key
    : never;

/** The placeholders of a text in all its forms; any where the type of the table does not tell. */
type PlaceholdersOf<T, Key extends string> = T extends { readonly [placeholders]?: infer Table }
  ? unknown extends Table
    ? string
    : NamesIn<NonNullable<Table>, Key>
  : string;
type NamesIn<Table, Key extends string> = Key extends keyof Table
  ? Table[Key] & string
  : `${Key}_other` extends keyof Table
    ? Table[`${Key}_other`] & string
    : never;

/** The keys of the texts without placeholders. */
export type PlainKey<T extends Texts> = {
  [Key in TextKey<T>]: [PlaceholdersOf<T, Key>] extends [never] ? Key : never;
}[TextKey<T>];

type Given<Name extends string> = [Name] extends [never]
  ? [values?: Values]
  : string extends Name
    ? [values?: Values]
    : [values: { [Each in Name]: string | number }];

export type Translate<T extends Texts> = <Key extends TextKey<T>>(
  key: Key,
  ...values: Given<PlaceholdersOf<T, Key>>
) => string;

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};

function formOf(count: number, language: Language): string {
  plurals[language] ??= new Intl.PluralRules(language);
  return plurals[language].select(count);
}

/** The first use of a locale's numbers takes an old phone a tenth of a second, and most numbers of a page need none. */
const sayNumber = (value: number, language: Language): string =>
  value >= 0 && value < 1000 && Number.isInteger(value * 10)
    ? `${value}`.replace(".", decimalSignOf(language))
    : value.toLocaleString(numberLocaleOf(language));

/** The text for a value of the API; a value without a text is shown unchanged. */
export function translateValue(texts: Texts, language: Language, value: string): string {
  const own: Record<string, string> = tableOf(texts, language);
  return Object.hasOwn(own, value) ? (own[value] ?? value) : value;
}

/**
 * The texts in a language. A browser has those of its document alone, and shows them until it has loaded the document anew
 * when the language has changed.
 */
export const tableOf = <Table>(
  texts: Partial<Record<Language, Table>>,
  language: Language,
): Table => texts[language] ?? (Object.values(texts)[0] as Table);

/** Returns the translate function of one language. It formats numbers as the language does. */
export const createTranslate = <T extends Texts>(texts: T, language: Language): Translate<T> =>
  translateWith<T>(tableOf(texts, language), language);

/** Keeps a name or a phone in Latin letters together in a text that runs from the right. */
export const isolateText = (text: string): string => (text === "" ? text : `\u2068${text}\u2069`);

/** The same for texts of which only one language is there. */
export function translateWith<T extends Texts>(
  own: Record<string, string>,
  language: Language,
): Translate<T> {
  const isolate = directionOf(language) === "rtl" ? isolateText : (text: string) => text;
  return (key, ...[values = {}]: [Values?]) => {
    const text =
      typeof values.count === "number"
        ? (own[`${key}_${formOf(values.count, language)}`] ?? own[`${key}_other`] ?? own[key])
        : own[key];
    if (text === undefined) throw new Error(`There is no text "${key}"`);
    // Most texts have no placeholder, and a page has a hundred texts.
    if (!text.includes("{{")) return text;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === "number" ? sayNumber(value, language) : isolate(value ?? "");
    });
  };
}
