import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runFromTheRight } from "./join-parts.ts";
import { directionOf, fallbackLanguage, type Language, languages } from "./languages.ts";
import { nameDates } from "./name-dates.server.ts";
import { toPseudo } from "./pseudo.server.ts";

/** A namespace that `Intl` fills, and no translator. */
const DATES = "dates";

type Table = Record<string, string>;

/** Reads a namespace, such as "texts:routes/login", in all languages. */
export const readTexts = (name: string): Record<Language, Table> =>
  Object.fromEntries(
    languages.map((language) => [language, readTextsIn(language, name)]),
  ) as Record<Language, Table>;

/** A text that a language lacks is the fallback's. */
export function readTextsIn(language: Language, name: string): Table {
  const namespace = name.slice("texts:".length);
  if (namespace === DATES) return nameDates(language);
  const table = { ...readTable(fallbackLanguage, namespace), ...readTable(language, namespace) };
  if (directionOf(language) === "rtl") return mapTexts(table, direct);
  return isPseudo && language === "en" ? toPseudoTable(table) : table;
}

/** Gives a text of placeholders alone, which are isolated, the direction of its language. */
const direct = (text: string): string =>
  text.includes("{{") && !/\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ""))
    ? runFromTheRight(text)
    : text;

/** For development: `npm run dev -- --pseudo` shows what is hard-coded or has too little room. */
const isPseudo = process.env.PSEUDO_LOCALE === "on";

export const toPseudoTable = (table: Table): Table => mapTexts(table, toPseudo);

const mapTexts = (table: Table, map: (text: string) => string): Table =>
  Object.fromEntries(Object.entries(table).map(([key, text]) => [key, map(text)]));

/** Built programs hold their texts, so this is of use where the sources are. */
const folder = path.resolve("locales");

function readTable(language: Language, namespace: string): Table {
  const file = path.join(folder, language, `${namespace}.json`);
  // Texts for developers have two languages alone.
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
