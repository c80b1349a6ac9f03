/** A word of a text: where it stands, and how it reads without accents and capitals. */
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

/** A text in pieces: those that begin a word and were typed are marked. */
export function markWords(text: string, typed: string): { text: string; isMarked: boolean }[] {
  // The longest comes first, so that "est" takes nothing from "estadio".
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

/** How much of a word it takes to read so many plain letters: an accent may be a character of its own. */
function lengthOf(word: string, plainLength: number): number {
  let length = 0;
  for (const [letter] of word.matchAll(/.\p{M}*/gu)) {
    if (toPlain(word.slice(0, length)).length >= plainLength) break;
    length += letter.length;
  }
  return length;
}
