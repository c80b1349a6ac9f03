import { readTexts } from "./read-texts.server.ts";

const NAME = /(["'`])(texts:[\w/-]+)\1/g;

/** Puts the texts in the place of their namespaces' names in code for a browser; see `catalogue.ts`. */
export const inlineTexts = (code: string): string =>
  code.replace(NAME, (_, _quote, name) => JSON.stringify(readTexts(name)));
