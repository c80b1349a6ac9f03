import type { Catalogues } from "./catalogue-types.ts";
import type { Language } from "./languages.ts";
import type { DateNames } from "./name-dates.server.ts";
import { readTexts } from "./read-texts.server.ts";
import type { placeholders } from "./translate.ts";

type All = Catalogues & { dates: DateNames };
type Namespace = keyof All;

type TextsOf<N extends Namespace> = Record<Language, Record<keyof All[N] & string, string>> & {
  readonly [placeholders]?: All[N];
};

/**
 * The texts of a namespace, from `locales/<language>/<namespace>.json`. The build puts the texts in the place of the
 * name (`inline-texts.server.ts`), so a browser gets them with the code that shows them, and in its page's language alone.
 */
export function catalogue<N extends Namespace>(name: `texts:${N}`): TextsOf<N> {
  const given: unknown = name;
  if (typeof given === "object") return given as TextsOf<N>;
  return readTexts(name) as TextsOf<N>;
}

/** One table of several; a key of a later one wins. */
export function joinTexts<First extends object, Second extends object>(
  first: First,
  second: Second,
): First & Second {
  const tables = [first, second] as Partial<Record<string, object>>[];
  return Object.fromEntries(
    Object.keys(first).map((language) => [
      language,
      Object.assign({}, ...tables.map((table) => table[language])),
    ]),
  ) as First & Second;
}
