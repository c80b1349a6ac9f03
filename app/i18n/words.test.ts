import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsWords, listWords, markWords } from "./words.ts";

test.each([
  ["Estación Central, Plaza de la Estación, 1", "estacion", true],
  ["Estación Central, Plaza de la Estación, 1", "ESTACIÓN cen", true],
  ["Estación Central, Plaza de la Estación, 1", "cen est 1", true],
  ["Estación Central", "tacion", false],
  ["Estación Central", "estacion norte", false],
  ["Peñón del Sur", "penon", true],
  ["Avda. d'Or, 14-B", "or 14 b", true],
  ["Casa", "", true],
])("holdsWords finds in %j the words %j: %s", (text, typed, holds) => {
  expect(holdsWords(text, typed)).toBe(holds);
});

/** The text with brackets around the marked parts. */
const mark = (text: string, typed: string) =>
  markWords(text, typed)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join("");

test.each([
  ["Estación Central", "cen", "Estación [Cen]tral"],
  ["Estación Central", "estaci", "[Estaci]ón Central"],
  ["Estación Central", "estacion est", "[Estación] Central"],
  ["Peñón del Sur", "peno s", "[Peñó]n del [S]ur"],
  // NFD writes an accent as a character of its own.
  ["Peñón del Sur".normalize("NFD"), "peno", `${"[Peñó]n del Sur".normalize("NFD")}`],
  ["Straße 3", "strasse", "Straße 3"],
  ["Casa", "", "Casa"],
])("markWords marks in %j, for %j, %j", (text, typed, marked) =>
  expect(mark(text, typed)).toBe(marked),
);

test("markWords keeps the text, and marks a part of any text that holds the words", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, typed) => {
      const pieces = markWords(text, typed);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      const isMarked = pieces.some((piece) => piece.isMarked);
      if (listWords(typed).length > 0 && holdsWords(text, typed)) expect(isMarked).toBe(true);
    }),
  );
});
