import { markWords } from "../../i18n/words.ts";

/** A text in which the beginnings of words that were typed are marked. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return (
    <span>
      {markWords(text, typed).map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is where it is
        piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}
