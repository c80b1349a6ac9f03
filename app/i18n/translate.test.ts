import { describe, expect, it } from "vitest";
import { languages, numberLocaleOf } from "./languages.ts";
import { createTranslate } from "./translate.ts";

const texts = {
  en: { hello: "Hello, {{name}}", trips_one: "{{count}} trip", trips_other: "{{count}} trips" },
  es: { hello: "Hola, {{name}}", trips_one: "{{count}} viaje", trips_other: "{{count}} viajes" },
};

describe("createTranslate", () => {
  const t = { en: createTranslate(texts, "en"), es: createTranslate(texts, "es") };

  it("returns the text in its language, with the values filled in", () => {
    expect(t.en("hello", { name: "Ana" })).toBe("Hello, Ana");
    expect(t.es("hello", { name: "Ana" })).toBe("Hola, Ana");
  });

  it("fills in values literally", () => {
    expect(t.en("hello", { name: "{{name}} $& $1" })).toBe("Hello, {{name}} $& $1");
    expect(t.en("hello")).toBe("Hello, ");
  });

  it("chooses the plural by the count, and formats the number", () => {
    expect(t.en("trips", { count: 1 })).toBe("1 trip");
    expect(t.es("trips", { count: 0 })).toBe("0 viajes");
    expect(t.en("trips", { count: 12_345 })).toBe("12,345 trips");
    expect(t.es("trips", { count: 12_345 })).toBe("12.345 viajes");
    // Spanish writes "de" after a million, a plural form that falls back to the general one here.
    expect(t.es("trips", { count: 1_000_000 })).toBe("1.000.000 viajes");
  });

  it.each(languages)("writes numbers in %s as its readers do", (language) => {
    const t = createTranslate({ [language]: { number: "{{it}}" } }, language);
    const format = new Intl.NumberFormat(numberLocaleOf(language));
    for (const it of [0, 1, 0.7, 2.5, 16.1, 999, 999.9, 999.95, 1000, 12345.6, 1e6, 0.25, -3, -0.5])
      expect(t("number", { it }), `${it}`).toBe(format.format(it));
  });

  it("throws where there is no text", () => {
    expect(() => t.en("nothing" as "hello")).toThrow("nothing");
  });
});
