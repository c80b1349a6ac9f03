import type { Brand } from "../api/configuration.server.ts";

/** The texts that a brand may word itself, with the most characters for which there is room. */
export const mostCharacters = {
  welcome: 60,
  promise: 140,
  companies: 140,
  hotels: 140,
  shared_trip: 140,
  card_questions: 40,
} as const;

export const wordingKeys = Object.keys(mostCharacters) as (keyof typeof mostCharacters)[];

type OwnWords = Partial<Record<keyof typeof mostCharacters, string>>;

/** What a brand says in its own words in a language; a text that is too long or cannot be shown is left out. */
export function ownWordsOf(
  { name, wording }: Pick<Brand, "name" | "wording">,
  language: string,
): OwnWords {
  const own: OwnWords = {};
  for (const { key, language: locale, text } of wording) {
    if (!isKnown(key) || locale.toLowerCase().split(/[-_]/)[0] !== language) continue;
    const said = text.replaceAll("{{brand}}", name).trim();
    if (said.length <= mostCharacters[key] && isPlain(said)) own[key] ??= said;
  }
  return own;
}

const isKnown = (key: string): key is keyof OwnWords => Object.hasOwn(mostCharacters, key);

/** On one line, with no other placeholder and nothing that turns the direction of the text around it. */
const isPlain = (text: string): boolean =>
  text !== "" && !/[\p{Cc}\p{Cf}\u2028\u2029]|\{\{/u.test(text);
