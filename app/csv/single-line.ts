/** Line breaks in typed texts would part a row of a file. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
