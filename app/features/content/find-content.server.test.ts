import { describe, expect, test } from "vitest";
import { featuresWithout } from "../../../tests/features.ts";
import type { Brand } from "../../api/configuration.server.ts";
import { languages } from "../../i18n/languages.ts";
import { type Feature, features } from "../../screens.ts";
import { defaultKeys, defaultSections } from "./default-content.server.ts";
import { contentOf, findContent, listContents } from "./find-content.server.ts";

type Contents = Brand["contents"];

const brandWith = (contents: Contents, phone: string | null = "+34980000101") =>
  ({ name: "Taxi Limoncillo", phone, contents, features: featuresWithout() }) as Brand;

const about = (language: "es" | "en", html: string) => ({
  key: "about",
  language,
  title: `About, ${language}`,
  html,
});

describe("a group's text", () => {
  test("is the group's own in the language of the page", () => {
    const brand = brandWith([about("es", "<p>Hola</p>"), about("en", "<p>Hello</p>")]);
    expect(contentOf(brand, "about", "en")).toEqual({
      title: "About, en",
      language: "en",
      body: { html: "<p>Hello</p>" },
    });
  });

  test("is the group's own in another language if it has none in the page's", () => {
    const brand = brandWith([about("es", "<p>Hola</p>")]);
    expect(contentOf(brand, "about", "en")).toMatchObject({
      language: "es",
      body: { html: "<p>Hola</p>" },
    });
  });

  test.each(["", " \n", "<script>alert(1)</script>", "<div><!-- soon --></div>"])(
    "is the default text if the group's own is only %j",
    (html) => {
      const content = contentOf(brandWith([about("en", html)]), "about", "en");
      expect(content.title).toBe("About Taxi Limoncillo");
      expect(content.body).toHaveProperty("sections");
    },
  );

  test("is found by the group's own keys and by default keys, but by no other", () => {
    const brand = brandWith([{ ...about("es", "<p>10 €</p>"), key: "tarifas" }]);
    expect(findContent(brand, "tarifas", "en")?.language).toBe("es");
    expect(findContent(brand, "usuario_info", "en")?.title).toBe(
      "How to travel with Taxi Limoncillo",
    );
    for (const key of ["tariffs", "", "constructor", "__proto__"]) {
      expect(findContent(brand, key, "en")).toBeUndefined();
    }
  });

  test("is listed once, after the default texts", () => {
    const own = { key: "tarifas", title: "Tarifas", html: "<p>10 €</p>" };
    const brand = brandWith([
      { ...own, language: "es" },
      { ...own, language: "en", title: "Fares" },
      about("es", "<p>Hola</p>"),
      { ...own, key: "empty", language: "en", html: "" },
    ]);
    const listed = listContents(brand, "en");
    expect(listed.map(({ key }) => key)).toEqual([...defaultKeys, "tarifas"]);
    expect(listed.slice(-2)).toEqual([
      { key: "about", title: "About, es", language: "es" },
      { key: "tarifas", title: "Fares", language: "en" },
    ]);
  });
});

describe.each(defaultKeys)("the default text of %s", (key) => {
  const read = (brand: Brand) =>
    languages.map((language) =>
      defaultSections(key, brand, language).flatMap(({ heading, blocks }) => [
        heading,
        ...blocks.flat(),
      ]),
    );

  test("is complete in both languages and leaves no placeholder", () => {
    const [one = [], other = []] = read(brandWith([]));
    expect(one.length).toBe(other.length);
    expect(one.length).toBeGreaterThan(5);
    for (const text of [...one, ...other]) expect(text).not.toMatch(/\{\{|\}\}|^$/);
    expect(new Set(one).size).toBe(one.length);
  });

  test("shows the phone as it is dialled, and leaves out its sentences without one", () => {
    const [withPhone = []] = read(brandWith([]));
    expect(withPhone.join()).toContain("980 00 01 01");
    const [withoutPhone = []] = read(brandWith([], null));
    expect(withoutPhone.length).toBeLessThan(withPhone.length);
    expect(withoutPhone.every((text) => withPhone.includes(text))).toBe(true);
  });
});

describe("the default texts of a group without a feature", () => {
  const wordsOf: Partial<Record<Feature, RegExp>> = {
    tickets: /ticket/,
    club: /\bclub\b/,
    hotel: /hotel/i,
    map: /\bmap\b/,
    signUp: /create an account in a minute/,
    purses: /scan a code/,
  };
  const read = (brand: Brand) =>
    defaultKeys
      .flatMap((key) => defaultSections(key, brand, "en"))
      .map((each) => each.blocks.flat());

  test.each(features)("do not mention it (%s)", (feature) => {
    const words = wordsOf[feature];
    const brand = brandWith([]);
    const without = read({ ...brand, features: featuresWithout(feature) });
    expect(without.flat()).not.toHaveLength(0);
    if (!words) return expect(without).toEqual(read(brand));
    expect(read(brand).flat().join("\n")).toMatch(words);
    expect(without.flat().join("\n")).not.toMatch(words);
  });

  test("keep what else the sentence said", () => {
    const conditions = (...off: Feature[]) =>
      defaultSections(
        "condiciones_generales",
        { ...brandWith([]), features: featuresWithout(...off) },
        "en",
      )
        .flatMap(({ blocks }) => blocks.flat())
        .join(" ");
    for (const text of [conditions(), conditions("tickets")]) {
      expect(text).toContain("These conditions do not affect your rights as a consumer.");
    }
  });

  test("have no heading without a text", () => {
    const brand = { ...brandWith([], null), features: featuresWithout("tickets") };
    const headings = defaultSections("help", brand, "en").map(({ heading }) => heading);
    expect(headings).not.toContain("I left something in the taxi");
  });
});
