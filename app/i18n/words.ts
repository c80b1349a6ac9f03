/** A word's position in a text, and its form without accents and capitals. */
export type Word = { start: number; end: number; plain: string };

export function toPlain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function listWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: toPlain(word),
  }));
}

/** Whether every typed word begins some word of the text. */
export function holdsWords(text: string, typed: string): boolean {
  const words = listWords(text);
  return listWords(typed).every((part) => words.some(({ plain }) => plain.startsWith(part.plain)));
}

/** Splits a text into parts; those that match a typed word are marked. */
export function markWords(text: string, typed: string): { text: string; isMarked: boolean }[] {
  // The longest first, so that "est" does not shorten the mark of "estadio".
  const parts = listWords(typed)
    .map(({ plain }) => plain)
    .sort((one, other) => other.length - one.length);
  const pieces: { text: string; isMarked: boolean }[] = [];
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), isMarked });
  };
  let at = 0;
  for (const { start, end, plain } of listWords(text)) {
    const part = parts.find((each) => plain.startsWith(each));
    if (part === undefined) continue;
    const marked = start + lengthOf(text.slice(start, end), part.length);
    add(at, start, false);
    add(start, marked, true);
    at = marked;
  }
  add(at, text.length, false);
  return pieces;
}

/** The length of the part of a word that has so many plain letters, since an accent may be a separate character. */
function lengthOf(word: string, plainLength: number): number {
  let length = 0;
  for (const [letter] of word.matchAll(/.\p{M}*/gu)) {
    if (toPlain(word.slice(0, length)).length >= plainLength) break;
    length += letter.length;
  }
  return length;
}
