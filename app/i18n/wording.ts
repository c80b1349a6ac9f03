/** A text in the page's language, or in another one that screen readers must know. */
export type Wording =
  | string
  | {
      text: string;
      lang: string;
      /** Comes before the text, in the page's language. */
      before?: string;
    };

/** The language that all texts share, where it is not the page's. */
export function sharedLanguage(wordings: Wording[]): string | undefined {
  const languages = new Set(
    wordings.map((each) => (typeof each === "string" ? undefined : each.lang)),
  );
  return languages.size === 1 ? [...languages][0] : undefined;
}

/** Without the language, for places that have no markup for it. */
export const toPlainText = (wording: Wording): string =>
  typeof wording === "string" ? wording : `${wording.before ?? ""}${wording.text}`;
