/** A text in the language of the page, or in another that a screen reader has to know of. */
export type Wording =
  | string
  | { text: string; lang: string /** Comes before it, in the page's language. */; before?: string };

/** The language of all of them, where they share one that is not the page's. */
export function sharedLanguage(wordings: Wording[]): string | undefined {
  const languages = new Set(
    wordings.map((each) => (typeof each === "string" ? undefined : each.lang)),
  );
  return languages.size === 1 ? [...languages][0] : undefined;
}

/** Without its language, where no markup can carry it. */
export const toPlainText = (wording: Wording): string =>
  typeof wording === "string" ? wording : `${wording.before ?? ""}${wording.text}`;
