import type { Language } from "./languages.ts";
import { readTexts, readTextsIn } from "./read-texts.server.ts";

const NAME = /(["'`])(texts:[\w/-]+)\1/g;

/** Puts the texts in the place of their namespaces' names in code; see `catalogue.ts`. */
export const inlineTexts = (code: string): string =>
  code.replace(NAME, (_, _quote, name) => JSON.stringify(readTexts(name)));

/** Code without other letters than ASCII: a single one doubles the memory that a process needs for the file. */
export const toAscii = (code: string): string =>
  code.replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The same in two steps: a minifier treats what stands in for the texts as it treats them. */
export const marking = {
  pattern: NAME,
  replace: ([, , name = ""]: readonly string[]) => toMark(name),
};

const toMark = (name: string) => `{"${name}":0}`;
const MARK = /\{\s*"(texts:[\w/-]+)":\s*0\s*\}/g;

export const listMarked = (code: string): string[] =>
  [...code.matchAll(MARK)].map(([, name = ""]) => name);

/** Puts the texts of one language in. */
export const filling = (language: Language) => ({
  pattern: MARK,
  replace: ([, name = ""]: readonly string[]) => toTexts(name, language),
});

export const toTexts = (name: string, language: Language): string =>
  JSON.stringify({ [language]: readTextsIn(language, name) });
