import { describe, expect, it } from "vitest";
import {
  companyNames,
  englishFirstNames,
  englishSurnames,
  makePerson,
  spanishFirstNames,
  spanishSurnames,
  toPlainWords,
} from "./names.ts";
import { createRandom } from "./random.ts";

describe("the lists of names", () => {
  it.each([
    { list: spanishFirstNames },
    { list: spanishSurnames },
    { list: englishFirstNames },
    { list: englishSurnames },
    { list: companyNames },
  ])("repeats none: $list.0 …", ({ list }) => {
    expect(new Set(list).size).toBe(list.length);
  });
});

describe("makePerson", () => {
  const random = createRandom("people");
  const people = Array.from({ length: 300 }, () => makePerson(random));

  it("makes the same people from the same seed", () => {
    expect(makePerson(createRandom("one"))).toEqual(makePerson(createRandom("one")));
  });

  it("gives Spanish and English names, two different surnames to the Spanish ones", () => {
    const words = people.map(({ name }) => name.split(" "));
    expect(new Set(words.map(({ length }) => length))).toEqual(new Set([2, 3]));
    expect(words.every(([, first, second]) => first !== second)).toBe(true);
  });

  it("gives Spanish mobile numbers and undeliverable e-mails", () => {
    for (const { email, telephone } of people) {
      expect(telephone).toMatch(/^\+346\d{8}$/);
      expect(email).toMatch(/^[a-z]+(\.[a-z]+)+\d+@[a-z]+\.example$/);
    }
  });
});

describe("toPlainWords", () => {
  it.each([
    ["Calle del Águila, 4", ["calle", "del", "aguila", "4"]],
    ["ÑORA (Plaza)", ["nora", "plaza"]],
    ["n\u0303ora", ["nora"]],
    ["¡¿ — ?! 🚕", []],
  ])("reduces %j", (text, words) => {
    expect(toPlainWords(text)).toEqual(words);
  });
});
