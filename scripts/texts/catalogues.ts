// The catalogues of texts: locales/<language>/<namespace>.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { directionOf, languages } from "../../app/i18n/languages.ts";

/** The language whose catalogues say which texts there are. */
export const SOURCE = "en";
const FORM = /_(one|other)$/;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** Of a text that has other letters too. */
const BEGINS_IN_LATIN = /^\P{L}*\p{Script=Latin}.*\p{Script=Arabic}/u;

export const typesFile = "app/i18n/catalogue-types.ts";

export type Table = Record<string, string>;

/** Only developers and operators see these, in the languages of the specification. */
const FOR_EXPERTS = /^(ui\/kit|console)(\/|$)/;
const EXPERTS_LANGUAGES = ["en", "es"];

/** What the catalogues of a language lack, have too much, or have with other placeholders. */
export function findProblems(root: string, language: string): string[] {
  return listNamespaces(root)
    .filter((namespace) => isAskedOf(language, namespace))
    .flatMap((namespace) => compareTables(root, language, namespace));
}

export const isAskedOf = (language: string, namespace: string): boolean =>
  EXPERTS_LANGUAGES.includes(language) || !FOR_EXPERTS.test(namespace);

/** Users can choose these; the others are in preparation. */
export const isOffered = (language: string): boolean => languages.some((each) => each === language);

export function listLanguages(root: string): string[] {
  return readdirSync(path.join(root, "locales"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function isTypesFileFresh(root: string): boolean {
  const file = path.join(root, typesFile);
  return existsSync(file) && readFileSync(file, "utf8") === renderTypes(root);
}

export const writeTypes = (root: string): void =>
  writeFileSync(path.join(root, typesFile), renderTypes(root));

export function listNamespaces(root: string): string[] {
  const folder = path.join(root, "locales", SOURCE);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length).split(path.sep).join("/"))
    .sort();
}

export function readTable(root: string, language: string, namespace: string): Table {
  const file = path.join(root, "locales", language, `${namespace}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function compareTables(root: string, language: string, namespace: string): string[] {
  const own = readTable(root, language, namespace);
  const wanted = listWanted(readTable(root, SOURCE, namespace), language);
  const name = `locales/${language}/${namespace}.json`;
  const wrong = [...wanted].flatMap(([key, text]) => {
    const translated = own[key];
    if (translated === undefined) return [`${name} lacks "${key}"`];
    const problem = findProblem(translated, text, language);
    return problem ? [`${name}: "${key}" ${problem}`] : [];
  });
  const unknown = Object.keys(own).filter((key) => !wanted.has(key));
  return [...wrong, ...unknown.map((key) => `${name} has "${key}", which is not in ${SOURCE}`)];
}

/** What is wrong with a translation, as the end of a sentence. */
export function findProblem(text: string, source: string, language: string): string | undefined {
  if (text === "" || text !== text.trim()) return "is empty, or has blanks at an end";
  const isFromRight = directionOf(language) === "rtl";
  if (isFromRight && BEGINS_IN_LATIN.test(text.replaceAll(PLACEHOLDER, "")))
    return "begins with Latin letters, so it would run from the left";
  return `${listPlaceholders(text)}` === `${listPlaceholders(source)}`
    ? undefined
    : `has other placeholders than in ${SOURCE}`;
}

/** The keys of a language with their source texts: a text with a count has as many forms as the language. */
export function listWanted(source: Table, language: string): Map<string, string> {
  const forms = new Intl.PluralRules(language)
    .resolvedOptions()
    // Spanish and its kin say millions in a form of their own, which no text of ours needs.
    .pluralCategories.filter((form) => language === "ar" || form !== "many");
  return new Map(
    Object.entries(source).flatMap(([key, text]) => {
      const base = key.replace(FORM, "");
      if (base === key || !(`${base}_other` in source)) return [[key, text]];
      return forms.map((form): [string, string] => [`${base}_${form}`, text]);
    }),
  );
}

/** Without the count, which a form for one may leave out. */
function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "count")
    .sort();
}

function renderTypes(root: string): string {
  const tables = listNamespaces(root).map((namespace) => {
    const keys = Object.entries(readTable(root, SOURCE, namespace)).map(([key, text]) => {
      const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => `"${name}"`);
      return `    ${toKey(key)}: ${[...new Set(names)].sort().join(" | ") || "never"};`;
    });
    return `  ${toKey(namespace)}: {\n${keys.join("\n")}\n  };`;
  });
  return `// Generated by "npm run texts" from locales/${SOURCE}: do not edit.

/** The keys of each namespace, with the placeholders of their texts. */
export type Catalogues = {
${tables.join("\n")}
};

export type Namespace = keyof Catalogues;
`;
}

function toKey(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}
