import { describe, expect, it } from "vitest";
import { detectLanguage, languageCookie } from "./detect.server.ts";
import { findLanguage, numberLocaleOf, toOffer, wholeOffer } from "./languages.ts";

describe("findLanguage", () => {
  it.each([
    ["es-MX", "es"],
    ["pt-BR", "pt"],
    ["EN_gb", "en"],
    ["ar", "ar"],
    ["nl", undefined],
    ["", undefined],
    [undefined, undefined],
    ["english", undefined],
  ])("returns the language of %s as %s", (locale, language) =>
    expect(findLanguage(locale)).toBe(language),
  );
});

describe("what a brand offers", () => {
  it.each([
    [[], null, ["es", "en"], "es"],
    [["fr", "en"], null, ["fr", "en"], "fr"],
    [["en", "es", "ar"], "en", ["en", "es", "ar"], "en"],
    [["pt-BR", "pt", "es"], "fr", ["pt", "es"], "es"],
    [["tlh"], "tlh", ["es", "en"], "es"],
  ])("is for %j with the fallback %s: %j, %s", (languages, fallbackLanguage, offered, fallback) =>
    expect(toOffer({ languages, fallbackLanguage })).toEqual({ languages: offered, fallback }),
  );
});

describe("detectLanguage", () => {
  const offer = toOffer({ languages: ["en", "pt", "ar"], fallbackLanguage: "en" });
  const detect = (accepted: string | undefined, chosen?: string, offered = offer) => {
    const headers = new Headers();
    if (accepted !== undefined) headers.set("accept-language", accepted);
    if (chosen !== undefined) headers.set("cookie", chosen);
    return detectLanguage({ headers }, offered);
  };

  it.each([
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
    ["ar-MA,fr;q=0.5", "ar"],
    ["es-ES,pt;q=0.9", "en"],
    [undefined, "en"],
  ])("answers %s in %s", async (accepted, language) =>
    expect(await detect(accepted)).toBe(language),
  );

  it("prefers the language that the user has chosen, where the brand offers it", async () => {
    const [cookie] = (await languageCookie.serialize("ar")).split(";");
    expect(await detect("pt", cookie)).toBe("ar");
    const spanish = toOffer({ languages: ["es", "pt"], fallbackLanguage: null });
    expect(await detect("pt", cookie, spanish)).toBe("pt");
  });

  it("has all languages and Spanish for others where the brand is unknown", async () => {
    expect(await detect("eu", undefined, wholeOffer)).toBe("eu");
    expect(await detect("nl", undefined, wholeOffer)).toBe("es");
  });
});

it("writes the numbers of a language as its texts have them", () => {
  const write = (amount: number, language: "ar" | "pt") =>
    new Intl.NumberFormat(numberLocaleOf(language), { style: "currency", currency: "EUR" })
      .format(amount)
      .replaceAll(/[\s\u200e\u200f]/g, " ")
      .trim();
  expect(write(12.5, "ar")).toBe("12.50 €");
  expect(write(12.5, "pt")).toBe("12,50 €");
});
