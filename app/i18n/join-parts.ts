import { directionOf, type Language } from "./languages.ts";
import { isolateText } from "./translate.ts";

/** Parts of one line, such as a day and a time, with the comma of the language. */
export function joinParts(parts: readonly string[], language: Language): string {
  if (directionOf(language) === "ltr") return parts.join(", ");
  // It has the direction of its first letter, and what is isolated has none.
  return `\u200F${parts.map(isolateText).join("، ")}`;
}
