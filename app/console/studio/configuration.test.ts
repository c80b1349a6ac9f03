import { describe, expect, test } from "vitest";
import { createContract, loadDocument } from "../../../openapi/contract.ts";
import { brands } from "../../../sandbox/brands.ts";
import type { Configuration } from "../../api/configuration.server.ts";
import { languages, toOffer } from "../../i18n/languages.ts";
import { wordingKeys } from "../../tenant/own-words.ts";
import { editConfiguration } from "./edit-configuration.ts";
import { toEmptyConfiguration } from "./empty-configuration.ts";
import { colourFields, mapFields, switchFields, textFields } from "./fields.ts";
import { findDifferences } from "./find-differences.ts";
import { readPath } from "./json-path.ts";
import {
  findIgnored,
  findUndocumented,
  MOST_CHARACTERS,
  readJson,
  toDraftBrand,
} from "./read-configuration.server.ts";

const full: Configuration = {
  domain_agrupation: "cantalmar.localhost",
  agrupation: {
    ...{ id: 1, permalink: "cantalmar", name: "Cantalmar", currency: "EUR", logo: null },
    ...{ main_color: "#8f2d1a", dark_scheme: true, phone: "+34980000101", taxi_languages: ["es"] },
  },
  ...{ title: "Taxi", favicon: null, maps_key: null },
  languages: ["en", "es", "nl"],
  fallback_language: "en",
  wording: [
    { key: "promise", language: "es", text: "Un taxi en diez minutos." },
    { key: "welcome", language: "nl", text: "Welkom" },
    { key: "promise", language: "en", text: "A taxi in ten minutes." },
  ],
  contents: [{ content_key: "about", language: "es", title: "Sobre", html: "<p>Hola</p>" }],
};
const bare = toEmptyConfiguration("New");

/** The form as a browser sends it back when the operator has changed nothing. */
function toForm(configuration: Configuration): Record<string, string | string[]> {
  const read = (path: string) => String(readPath(configuration, path) ?? "");
  const texts = [
    ...textFields.map(({ path }) => path),
    ...colourFields.map((name) => `agrupation.${name}`),
    ...mapFields.map((name) => `map.${name}`),
  ].map((path) => [path, read(path)]);
  const switches = switchFields
    .filter(({ path, byDefault }) => readPath(configuration, path) ?? byDefault)
    .map(({ path }) => [path, "on"]);
  const { languages: offered = [], fallback_language: fallback = "" } = configuration;
  const worded = toOffer({ languages: offered, fallbackLanguage: fallback }).languages;
  const wording = worded.flatMap((language) =>
    wordingKeys.map((key) => [
      `wording.${key}.${language}`,
      configuration.wording?.find((row) => row.key === key && row.language === language)?.text ??
        "",
    ]),
  );
  return {
    ...Object.fromEntries([...texts, ...switches, ...wording]),
    languages: languages.filter((language) => offered.includes(language)),
    fallback_language: fallback,
    worded: [...worded],
  };
}

const change = (fields: Record<string, string | string[]>, configuration = full) => {
  const edited = editConfiguration(configuration, { ...toForm(configuration), ...fields });
  return { edited, differences: findDifferences(configuration, edited) };
};

describe("the form of a draft", () => {
  test.each([
    ["a full configuration", full],
    ["a new brand", bare],
  ])("changes nothing in %s that is sent back as it is", (_, configuration) => {
    expect(editConfiguration(configuration, toForm(configuration))).toEqual(configuration);
  });

  test("changes exactly the field that the operator changes", () => {
    expect(change({ "agrupation.main_color": "#123456" }).differences).toEqual([
      { path: "agrupation.main_color", before: "#8f2d1a", after: "#123456" },
    ]);
    expect(change({ "agrupation.main_color": "" }).differences).toEqual([
      { path: "agrupation.main_color", before: "#8f2d1a", after: undefined },
    ]);
    expect(change({ "wording.promise.es": "Siempre." }).differences).toEqual([
      { path: "wording.promise.es.text", before: "Un taxi en diez minutos.", after: "Siempre." },
    ]);
    expect(change({ "wording.hotels.en": "Your desk." }).differences).toEqual([
      { path: "wording.hotels.en.text", before: undefined, after: "Your desk." },
    ]);
  });

  test("keeps the order of the languages, and those that the form does not show", () => {
    expect(change({ languages: ["es", "ca", "en"] }).edited.languages).toEqual([
      ...["en", "es", "nl", "ca"],
    ]);
    expect(change({ languages: ["en"] }).edited.languages).toEqual(["en", "nl"]);
  });

  test("writes a switch only where it differs from its default", () => {
    const { [switchFields[0].path]: _, ...withoutDark } = toForm(bare);
    const edited = editConfiguration(bare, withoutDark);
    expect(edited.agrupation).toEqual({ ...bare.agrupation, dark_scheme: false });
  });

  test("sets a map whole, and takes it away whole", () => {
    const map = { tiles: "https://t.example/{z}/{x}/{y}.png", attribution: "T", max_zoom: 17 };
    const fields = { "map.tiles": map.tiles, "map.attribution": "T", "map.max_zoom": "17" };
    const { edited } = change(fields);
    expect(edited.map).toEqual(map);
    const empty = { "map.tiles": "", "map.attribution": "", "map.max_zoom": "" };
    expect(change(empty, edited).edited.map).toBeNull();
  });
});

describe("an exported draft", () => {
  test.each(brands.map((brand) => [brand.name, brand] as const))(
    "reads back as the same brand and matches the API's document: %s",
    (name, brand) => {
      const configuration: Configuration = {
        ...toEmptyConfiguration(name),
        agrupation: {
          ...{ id: brand.id, permalink: brand.permalink, name, currency: "EUR" },
          ...{ ...brand.style, logo: brand.logo, extras: brand.extras, phone: brand.phone },
        },
        languages: brand.panelLanguages ?? [],
        wording: brand.wording ?? [],
      };
      const exported = JSON.stringify(configuration, null, 2);
      const read = readJson(exported);
      if (!("configuration" in read)) throw new Error(JSON.stringify(read));
      expect(findDifferences(configuration, read.configuration)).toEqual([]);
      expect(toDraftBrand(read.configuration)).toEqual(toDraftBrand(configuration));
      const contract = createContract(loadDocument(), { closed: true });
      const problems = contract.checkResponse(
        ...(["getConfiguration", 200, "application/json"] as const),
        JSON.parse(exported),
      );
      expect(problems).toEqual([]);
    },
  );
});

describe("pasted JSON", () => {
  const keywordsOf = (text: string) => {
    const read = readJson(text);
    return "problems" in read ? read.problems.map(({ keyword }) => keyword) : [];
  };

  test.each([
    ["no JSON at all", "{", "no_json"],
    ["a text that is too large", `"${"a".repeat(MOST_CHARACTERS)}"`, "too_large"],
    ["lists within lists without end", "[".repeat(50_000) + "]".repeat(50_000), "too_deep"],
    ["null", "null", "type"],
    ["a list", "[]", "type"],
    ["an object without its fields", "{}", "required"],
    ["a field of another type", JSON.stringify({ ...full, title: 7 }), "type"],
  ])("is refused where it is %s", (_, text, keyword) => {
    expect(keywordsOf(text)).toContain(keyword);
  });

  test("cannot reach the prototype of objects", () => {
    const hostile = JSON.stringify(full).replace("{", '{"__proto__":{"polluted":true},');
    const read = readJson(hostile);
    if (!("configuration" in read)) throw new Error("It is valid");
    const edited = editConfiguration(read.configuration, toForm(read.configuration));
    findDifferences(full, edited);
    expect({} as Record<string, unknown>).not.toHaveProperty("polluted");
  });

  test("may hold a field that the document does not have, which is named", () => {
    expect(findUndocumented({ ...full, main_colour: "red" } as Configuration)).toMatchObject([
      { field: "main_colour" },
    ]);
  });
});

describe("what panels leave aside", () => {
  const wordingOf = (text: string, key = "promise") =>
    findIgnored({ ...bare, wording: [{ key: key as "promise", language: "es", text }] });

  test("is a colour that is none", () => {
    const agrupation = { ...bare.agrupation, main_color: "red;}body{display:none" };
    expect(findIgnored({ ...bare, agrupation })).toMatchObject([
      { field: "agrupation.main_color", keyword: "no_colour" },
    ]);
  });

  test.each([
    ["turns the direction of text", "Taxi \u202Egnp.exe"],
    ["hides a letter", "Ta\u200Bxi"],
    ["has two lines", "One\nTwo"],
    ["is too long", "a".repeat(141)],
    ["has another placeholder", "Hello {{name}}"],
  ])("is wording that %s", (_, text) => {
    expect(wordingOf(text)).toMatchObject([
      { field: "wording.promise.es", keyword: "not_shown", message: text },
    ]);
  });

  test("is not wording with markup, which panels show as plain text", () => {
    expect(wordingOf("<b>Taxi</b>")).toEqual([]);
  });
});
