import type { Language } from "./languages.ts";
import { readTexts, readTextsIn } from "./read-texts.server.ts";

const NAME = /(["'`])(texts:[\w/-]+)\1/g;

/** Puts the texts in the place of their namespaces' names in code; see `catalogue.ts`. */
export const inlineTexts = (code: string): string =>
  code.replace(NAME, (_, _quote, name) => JSON.stringify(readTexts(name)));

/** The same in two steps: a minifier treats what stands in for the texts as it treats them. */
export const markTexts = (code: string): string =>
  code.replace(NAME, (_, _quote, name) => `{"${name}":0}`);

const MARK = /\{\s*"(texts:[\w/-]+)":\s*0\s*\}/g;

export const listMarked = (code: string): string[] =>
  [...code.matchAll(MARK)].map(([, name = ""]) => name);

/** Puts the texts of one language in. */
export const fillInTexts = (code: string, language: Language): string =>
  code.replace(MARK, (_, name) => JSON.stringify({ [language]: readTextsIn(language, name) }));
