import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { childSeats, type Needs, orderNeeds, pets } from "../../api/needs.ts";
import { languages } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { listNeeds } from "./needs-words.ts";
import { parseNeedsText } from "./parse-needs-text.server.ts";
import { texts } from "./texts.ts";

describe("a cell with needs", () => {
  test.each<[string, Needs]>([
    ["", {}],
    ["-", {}],
    [
      "wheelchair, child seat: booster, flight IB3170 18:40",
      { wheelchair: true, childSeats: ["booster"], flight: { number: "IB3170", time: "18:40" } },
    ],
    [
      "Silla de ruedas; 2 elevadores; 3 maletas; perro guía; cartel: Familia Ñoño",
      {
        wheelchair: true,
        childSeats: ["booster", "booster"],
        luggage: 3,
        pet: "assistance",
        nameSign: "Familia Ñoño",
      },
    ],
    ["vuelo ib3170 a las 9.05", { flight: { number: "IB3170", time: "09:05" } }],
    ["tren AVE 05112", { flight: { number: "AVE 05112" } }],
    ["child seat\nbaby seat", { childSeats: ["infant", "child"] }],
    ["Rollstuhl | Hund", { wheelchair: true, pet: "large" }],
    ["dog", { pet: "large" }],
    ["cat in a carrier", { pet: "small" }],
    ["IB 3170", { flight: { number: "IB 3170" } }],
    ["flight IB3170, 18:40", { flight: { number: "IB3170", time: "18:40" } }],
    ["2 maletas + perro", { luggage: 2, pet: "large" }],
    ["bebé, elevador", { childSeats: ["infant", "booster"] }],
    ["ninguna", {}],
    ["كرسي متحرك، كلب مساعدة", { wheelchair: true, pet: "assistance" }],
  ])("is read: %s", (text, needs) => {
    expect(parseNeedsText(text)).toEqual({ needs, unknown: [], tooMany: [] });
  });

  test.each([
    ["wheelchair, a red carpet", { wheelchair: true }, ["a red carpet"]],
    ["flight ?, 12 suitcases", {}, ["flight ?"]],
    ["flight IB3170 25:00", {}, ["flight IB3170 25:00"]],
    ["dog, cat", { pet: "large" }, ["cat"]],
    ["wheelchair, catering", { wheelchair: true }, ["catering"]],
  ])("names what it does not say clearly: %s", (text, needs, unknown) => {
    expect(parseNeedsText(text)).toMatchObject({ needs, unknown });
  });

  test.each([
    ["wheelchair, 12 suitcases", { wheelchair: true }, [9]],
    ["4 booster seats, 4 child seats", {}, [3, 3]],
    ["2 child seats, 2 booster seats", { childSeats: ["child", "child"] }, [3]],
  ])("says where it names more than a taxi takes: %s", (text, needs, tooMany) => {
    expect(parseNeedsText(text)).toEqual({ needs, unknown: [], tooMany });
  });

  test.each(languages)("may say all that the panel says in %s", (language) => {
    const t = createTranslate(texts, language);
    const anyNeeds = fc.record(
      {
        wheelchair: fc.constant(true as const),
        childSeats: fc.array(fc.constantFrom(...childSeats), { minLength: 1, maxLength: 3 }),
        pet: fc.constantFrom(...pets),
        nameSign: fc.constantFrom("Familia Ferrer", "Ñoño"),
        luggage: fc.integer({ min: 1, max: 9 }),
        flight: fc.constantFrom<Needs["flight"]>(
          { number: "IB3170" },
          { number: "AVE 3142", time: "09:05" },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyNeeds, (chosen) => {
        const needs = orderNeeds(chosen as Needs);
        const said = listNeeds(needs, t).join(", ");
        expect(parseNeedsText(said)).toEqual({ needs, unknown: [], tooMany: [] });
      }),
    );
  });
});
