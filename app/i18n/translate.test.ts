import { describe, expect, it } from "vitest";
import { toLanguage } from "./languages.ts";
import { createTranslate } from "./translate.ts";

const texts = {
  en: { hello: "Hello, {{name}}", trips_one: "{{count}} trip", trips_other: "{{count}} trips" },
  es: { hello: "Hola, {{name}}", trips_one: "{{count}} viaje", trips_other: "{{count}} viajes" },
};

describe("a text", () => {
  const t = { en: createTranslate(texts, "en"), es: createTranslate(texts, "es") };

  it("comes in the language asked for, with what it speaks of", () => {
    expect(t.en("hello", { name: "Ana" })).toBe("Hello, Ana");
    expect(t.es("hello", { name: "Ana" })).toBe("Hola, Ana");
  });

  it("takes what is filled in as it is", () => {
    expect(t.en("hello", { name: "{{name}} $& $1" })).toBe("Hello, {{name}} $& $1");
    expect(t.en("hello")).toBe("Hello, ");
  });

  it("agrees with the count, and writes it as the language does", () => {
    expect(t.en("trips", { count: 1 })).toBe("1 trip");
    expect(t.es("trips", { count: 0 })).toBe("0 viajes");
    expect(t.en("trips", { count: 12_345 })).toBe("12,345 trips");
    expect(t.es("trips", { count: 12_345 })).toBe("12.345 viajes");
    // A million takes "de" in Spanish, a form of its own that falls back to the plural here.
    expect(t.es("trips", { count: 1_000_000 })).toBe("1.000.000 viajes");
  });

  it("that nobody has written is a mistake", () => {
    expect(() => t.en("nothing" as "hello")).toThrow("nothing");
  });
});

describe("the language of a locale", () => {
  it.each([
    ["es-MX", "es"],
    ["es", "es"],
    ["EN_gb", "en"],
    ["en", "en"],
    ["fr", "es"],
    ["", "es"],
    [undefined, "es"],
    ["english", "es"],
  ])("%s is %s", (locale, language) => expect(toLanguage(locale)).toBe(language));
});
