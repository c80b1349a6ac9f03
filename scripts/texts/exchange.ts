// The texts of a language as a PO file, which every translator's tool opens, and back.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type GetTextTranslation, po } from "gettext-parser";
import {
  findProblem,
  isAskedOf,
  listNamespaces,
  listWanted,
  readTable,
  SOURCE,
  type Table,
} from "./catalogues.ts";
import { confirm, findStale } from "./stale.ts";

type Translations = Record<string, GetTextTranslation>;

/** All texts; what is missing is empty, and what is stale is fuzzy. */
export function exportTexts(root: string, language: string): string {
  const stale = findStale(root, language);
  const translations: Record<string, Translations> = {};
  for (const namespace of listNamespaces(root).filter((each) => isAskedOf(language, each))) {
    const own = readTable(root, language, namespace);
    const wanted = listWanted(readTable(root, SOURCE, namespace), language);
    for (const [key, text] of wanted) {
      const context = `${namespace}: ${key}`;
      translations[context] = {
        [text]: {
          msgctxt: context,
          msgid: text,
          msgstr: [own[key] ?? ""],
          comments: {
            translator: "",
            reference: `locales/${SOURCE}/${namespace}.json`,
            extracted: [`screenshots/texts/${namespace}.png`, ...describeForm(key, language)].join(
              "\n",
            ),
            flag: stale.has(context) ? "fuzzy" : "",
            previous: "",
          },
        },
      };
    }
  }
  const headers = { Language: language, "Content-Type": "text/plain; charset=utf-8" };
  return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 }).toString();
}

/** For which numbers the language has this form of a text. */
function describeForm(key: string, language: string): string[] {
  const [, form] = key.match(/_(zero|one|two|few|many|other)$/) ?? [];
  if (!form) return [];
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 130 }, (_, number) => number)
    .filter((number) => rules.select(number) === form)
    .slice(0, 4);
  return numbers.length > 0 ? [`For the numbers ${numbers.join(", ")} …`] : [];
}

/** Writes what a PO file translates, and returns what is wrong with the rest, which it leaves as it is. */
export function importTexts(root: string, language: string, file: string): string[] {
  const { translations } = po.parse(file);
  const given = new Map<string, Table>();
  const problems: string[] = [];
  const stale = findStale(root, language);
  const confirmed: string[] = [];
  for (const { msgctxt, msgid, msgstr, comments } of Object.values(translations).flatMap((each) =>
    Object.values(each),
  )) {
    const [, namespace, key] = msgctxt?.match(/^(\S+): (\S+)$/) ?? [];
    const [text] = msgstr;
    if (!namespace || !key || !text || comments?.flag?.includes("fuzzy")) continue;
    const source = listWanted(readTable(root, SOURCE, namespace), language).get(key);
    const problem =
      source === undefined
        ? "is no text any more"
        : source !== msgid
          ? `now says "${source}": export the texts again`
          : findProblem(text, source, language);
    if (problem) problems.push(`${namespace}: "${key}" ${problem}`);
    else {
      given.set(namespace, { ...given.get(namespace), [key]: text });
      if (stale.has(msgctxt ?? "")) confirmed.push(msgctxt ?? "");
    }
  }
  for (const [namespace, texts] of given) write(root, language, namespace, texts);
  if (confirmed.length > 0) confirm(root, language, confirmed);
  return problems;
}

function write(root: string, language: string, namespace: string, texts: Table): void {
  const all = { ...readTable(root, language, namespace), ...texts };
  const wanted = listWanted(readTable(root, SOURCE, namespace), language);
  const sorted = Object.fromEntries(
    [...wanted.keys()].flatMap((key) => (key in all ? [[key, all[key]]] : [])),
  );
  const file = path.join(root, "locales", language, `${namespace}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
