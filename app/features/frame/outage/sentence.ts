/** A text with an element in its middle, such as a time or a link. */
export type Sentence<Middle> = { before: string; middle: Middle; after: string };

/** Stands for the element while the text is translated; no catalogue has it. */
const MARK = "\uFFFC";

/** Translates a text with a mark in the place of its element, and cuts it there. */
export function toSentence<Middle>(
  translate: (mark: string) => string,
  middle: Middle,
): Sentence<Middle> {
  const [before = "", after = ""] = translate(MARK).split(MARK);
  return { before, middle, after };
}
