import { describe, expect, test } from "vitest";
import { languages } from "../i18n/languages.ts";
import { createFormatMessage } from "./format-message.server.ts";
import { texts } from "./texts.ts";

const own = {
  en: { traveller: "Traveler name required", phone: "With its prefix" },
  es: { traveller: "Hace falta el nombre del viajero", phone: "Con su prefijo" },
};

test("a message of the API without a code is shown as it came", () => {
  expect(createFormatMessage("en")({ text: "El taxi va lleno" })).toBe("El taxi va lleno");
  expect(createFormatMessage("en")({ text: texts.es.sameAs })).toBe(texts.es.sameAs);
  expect(createFormatMessage("en")({ text: "El taxi va lleno", code: "no_such_code" })).toBe(
    "El taxi va lleno",
  );
});

test("a message in another language than the page's names it", () => {
  const said = { text: "El taxi va lleno", language: "es-ES" };
  expect(createFormatMessage("en")(said)).toEqual({ text: "El taxi va lleno", lang: "es-ES" });
  expect(createFormatMessage("es")(said)).toBe("El taxi va lleno");
});

test("a code that the panel knows is put into the page's language", () => {
  const taken = { text: "Ya está en uso", code: "taken", language: "es" };
  expect(createFormatMessage("en")(taken)).toBe("Already in use");
  expect(createFormatMessage("es")(taken)).toBe("Ya está en uso");
  expect(createFormatMessage("en", own)({ text: "x", code: "traveller" })).toBe(own.en.traveller);
});

test("a rule is put into the page's language, with its numbers", () => {
  const message = { rule: "between", values: { min: 0.5, max: 20 } };
  expect(createFormatMessage("en")(message)).toBe("Enter a number from 0.5 to 20.");
  expect(createFormatMessage("es")(message)).toBe("Escribe un número entre 0,5 y 20.");
});

test("the form's own words come first, and leave the others as they are", () => {
  const say = createFormatMessage("es", own);
  expect(say({ rule: "traveller" })).toBe("Hace falta el nombre del viajero");
  expect(say({ rule: "phone" })).toBe("Con su prefijo");
  expect(say({ rule: "required" })).toBe("Este campo es obligatorio.");
});

describe.each(languages)("in %s", (language) => {
  test.each([
    "Invalid input: expected string, received undefined",
    "no_such_rule",
    "",
    "toString",
    "__proto__",
    "minLength",
  ])("the rule %j without words of its own is not shown by its name", (rule) => {
    expect(createFormatMessage(language)({ rule })).toBe(texts[language].invalid);
  });
});
