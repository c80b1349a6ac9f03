import { markWords } from "../../i18n/words.ts";

/** A text with marks on the beginnings of words that the user has typed. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return (
    <span>
      {markWords(text, typed).map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}
