import { describe, expect, test } from "vitest";
import { readNotes, toDriverNotes } from "../../api/driver-notes.ts";
import { fromNeeds, toNeeds } from "../../api/needs.server.ts";
import { areSameNeeds, lastingNeeds, type Needs, orderNeeds } from "../../api/needs.ts";
import { languages } from "../../i18n/languages.ts";
import {
  foldNeeds,
  readChosenNeeds,
  readNeedsCode,
  toNeedsCode,
  toNeedsFields,
} from "./needs-fields.ts";
import { fitBesideNeeds, formatNeeds, toNeedsLine, toTaxiLanguage } from "./needs-line.server.ts";

const all: Needs = {
  wheelchair: true,
  childSeats: ["infant", "booster", "booster"],
  luggage: 2,
  pet: "assistance",
  nameSign: "Familia *Ferrer*",
  flight: { number: "IB3170", time: "18:40" },
};

const readerOf = (fields: Record<string, string | undefined>) => (name: string) => fields[name];

describe("needs", () => {
  test("come back from the wire as they went", () => {
    expect(toNeeds(fromNeeds(all))).toEqual(all);
    expect(toNeeds(fromNeeds({}))).toEqual({});
    expect(toNeeds(undefined)).toEqual({});
  });

  test("lose a kind that the panel does not know, and no other", () => {
    const wire = { pet: "horse", child_seats: ["child", "sledge"], luggage: 1 };
    expect(toNeeds(wire as Parameters<typeof toNeeds>[0])).toEqual({
      childSeats: ["child"],
      luggage: 1,
    });
  });

  test("are equal in whichever order their parts stand", () => {
    const one: Needs = { childSeats: ["booster", "infant"], wheelchair: true };
    expect(areSameNeeds(one, { wheelchair: true, childSeats: ["infant", "booster"] })).toBe(true);
    expect(areSameNeeds(one, { wheelchair: true, childSeats: ["booster"] })).toBe(false);
    expect(JSON.stringify(orderNeeds(one))).toBe(
      '{"wheelchair":true,"childSeats":["infant","booster"]}',
    );
  });

  test("of a traveller have no sign and no flight", () => {
    const { nameSign, flight, ...lasting } = all;
    expect(lastingNeeds(all)).toEqual(lasting);
  });

  test("come back from a text and from a form's fields", () => {
    expect(readNeedsCode(toNeedsCode(all))).toEqual(all);
    expect(toNeedsCode({})).toBe("none");
    expect(readChosenNeeds(readerOf(toNeedsFields(all)))).toEqual(all);
  });

  test("that a form began with leave room for those of another employee", () => {
    const fields = { ...toNeedsFields({ wheelchair: true }), needs_usual: "wheelchair=on" };
    expect(readChosenNeeds(readerOf(fields))).toBeUndefined();
    expect(readChosenNeeds(readerOf({ ...fields, needs_wheelchair: undefined }))).toEqual({});
    expect(foldNeeds({ ...fields, from: "Plaza Mayor" })).toEqual({ from: "Plaza Mayor" });
  });

  test("stand in one text in place of the fields", () => {
    const query = foldNeeds({ ...toNeedsFields({ luggage: 3 }), to: "Faro" });
    expect(query).toEqual({ to: "Faro", needs: "luggage=3" });
    expect(foldNeeds(query)).toEqual(query);
  });
});

describe("the line for the driver", () => {
  test("says all needs in the drivers' language", () => {
    expect(toNeedsLine(all, "es")).toBe(
      "** Silla de ruedas · 1 silla de bebé · 2 elevadores · 2 maletas grandes · Perro de asistencia · Cartel: Familia Ferrer · Vuelo o tren IB3170, 18:40 **",
    );
    expect(toNeedsLine({}, "es")).toBeUndefined();
    expect(formatNeeds({}, "es")).toBeNull();
  });

  test("is in the first of the drivers' languages that the panel has", () => {
    const brand = { languages: ["es", "en"], fallbackLanguage: "en" };
    expect(toTaxiLanguage(["zh", "pt-BR", "es"], brand)).toBe("pt");
    expect(toTaxiLanguage(["zh"], brand)).toBe("en");
  });

  test.each(languages)("stays out of the notes that a user reads in %s", (language) => {
    const line = toNeedsLine(all, language);
    expect(line).toMatch(/^\*\* [^\n*\u2068\u2069]+ \*\*$/);
    for (const notes of ["Portal azul", "Uno\nDos", null]) {
      expect(readNotes(toDriverNotes(notes, line), all)).toBe(notes);
    }
  });

  test("leaves the notes of a trip without needs alone", () => {
    expect(readNotes("** Timbre roto **\nPortal azul", {})).toBe("** Timbre roto **\nPortal azul");
    expect(readNotes("Portal azul", all)).toBe("Portal azul");
  });

  test("leaves room for notes of 200 characters in every language, with every need", () => {
    const most: Needs = {
      ...all,
      childSeats: ["infant", "child", "booster"],
      luggage: 9,
      pet: "large",
      nameSign: "W".repeat(60),
      flight: { number: "AVE 12345678", time: "23:59" },
    };
    expect(fitBesideNeeds("n".repeat(200), most)).toBe(true);
    expect(fitBesideNeeds("n".repeat(500), most)).toBe(false);
    expect(fitBesideNeeds("n".repeat(500), {})).toBe(true);
  });
});
