import { readFileSync } from "node:fs";
import path from "node:path";
import { fallbackLanguage, type Language, languages } from "./languages.ts";

type Table = Record<string, string>;

/** Reads a namespace, such as "texts:routes/login", in all languages. */
export function readTexts(name: string): Record<Language, Table> {
  const namespace = name.slice("texts:".length);
  return Object.fromEntries(
    languages.map((language) => [language, readComplete(language, namespace)]),
  ) as Record<Language, Table>;
}

/** A text that a language lacks is the fallback's. */
function readComplete(language: Language, namespace: string): Table {
  return { ...readTable(fallbackLanguage, namespace), ...readTable(language, namespace) };
}

/** Built programs hold their texts, so this is of use where the sources are. */
const folder = path.resolve("locales");

const readTable = (language: Language, namespace: string): Table =>
  JSON.parse(readFileSync(path.join(folder, language, `${namespace}.json`), "utf8"));
