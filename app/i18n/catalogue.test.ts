import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue, joinTexts } from "./catalogue.ts";
import { createTranslate } from "./translate.ts";

const app = path.resolve("app");

describe("a table of texts", () => {
  it("holds the texts of its namespace in all languages", () => {
    const texts = catalogue("texts:routes/login");
    expect([texts.en.title, texts.es.title]).toEqual(["Log in", "Entrar"]);
  });

  it("lets a text of placeholders alone run as its language does", () => {
    const t = (language: "ar" | "en") =>
      createTranslate(catalogue("texts:features/series"), language);
    const days = { first: "الاثنين", last: "الجمعة" };
    expect(t("ar")("days_range", days)).toBe("\u200F\u2068الاثنين\u2069 – \u2068الجمعة\u2069");
    expect(t("en")("days_range", days)).toBe("الاثنين to الجمعة");
  });

  it("takes the place of its name in a browser, with the texts of one language", () => {
    const name: unknown = { en: { title: "Log in" } };
    const texts = catalogue(name as "texts:routes/login");
    expect(createTranslate(texts, "en")("title")).toBe("Log in");
    // Another tab has changed the language, and this document is about to be loaded anew.
    expect(createTranslate(texts, "es")("title")).toBe("Log in");
  });

  it("joined with another one has the texts of both, the later one's first", () => {
    const name: unknown = { en: { coming: "Your taxi is coming", riding: "Have a good trip" } };
    const other: unknown = { en: { coming: "The taxi is coming" } };
    const texts = joinTexts(
      catalogue(name as "texts:features/trips/status"),
      catalogue(other as "texts:features/trips/status-for-bystanders"),
    );
    expect(texts).toEqual({ en: { coming: "The taxi is coming", riding: "Have a good trip" } });
  });

  // A browser has the texts of its page's language alone.
  it("is not asked by code of the browser for a language by its name", () => {
    const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(server|test)\.tsx?$/.test(file),
    );
    const asking = files.filter((file) =>
      /\b\w*[tT]exts\.(en|es)\b/.test(readFileSync(path.join(app, file), "utf8")),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(asking).toEqual([]);
  });
});
