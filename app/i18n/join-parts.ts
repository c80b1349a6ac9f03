import { directionOf, type Language } from "./languages.ts";
import { isolateText } from "./translate.ts";

/** Parts of one line, such as a day and a time, with the comma of the language. */
export function joinParts(parts: readonly string[], language: Language): string {
  if (directionOf(language) === "ltr" || parts.length === 0) return parts.join(", ");
  return runFromTheRight(parts.map(isolateText).join("، "));
}

/** The comma alone, for parts that are elements of their own. */
export const commaOf = (language: Language): string =>
  directionOf(language) === "ltr" ? "," : "،";

/** A text has the direction of its first letter, and one of isolated parts alone has none. */
export const runFromTheRight = (text: string): string => `\u200F${text}`;
