import { describe, expect, test } from "vitest";
import { ApiError, type FieldError } from "../api/errors.ts";
import { languages } from "../i18n/languages.ts";
import { createFormatMessage, formatApiError } from "./format-message.server.ts";
import { texts } from "./texts.ts";

const own = {
  en: { traveller: "Traveler name required", phone: "With its prefix" },
  es: { traveller: "Hace falta el nombre del viajero", phone: "Con su prefijo" },
};

test("shows a message of the API without a known code unchanged", () => {
  expect(createFormatMessage("en")({ text: "El taxi va lleno" })).toBe("El taxi va lleno");
  expect(createFormatMessage("en")({ text: texts.es.sameAs })).toBe(texts.es.sameAs);
  expect(createFormatMessage("en")({ text: "El taxi va lleno", code: "no_such_code" })).toBe(
    "El taxi va lleno",
  );
});

test("names the language of a message that differs from the page's", () => {
  const message = { text: "El taxi va lleno", language: "es-ES" };
  expect(createFormatMessage("en")(message)).toEqual({ text: "El taxi va lleno", lang: "es-ES" });
  expect(createFormatMessage("es")(message)).toBe("El taxi va lleno");
});

test("shows a known code in the page's language", () => {
  const taken = { text: "Ya está en uso", code: "taken", language: "es" };
  expect(createFormatMessage("en")(taken)).toBe("Already in use");
  expect(createFormatMessage("es")(taken)).toBe("Ya está en uso");
  expect(createFormatMessage("en", own)({ text: "x", code: "traveller" })).toBe(own.en.traveller);
});

test("shows a rule in the page's language, with its numbers", () => {
  const message = { rule: "between", values: { min: 0.5, max: 20 } };
  expect(createFormatMessage("en")(message)).toBe("Enter a number from 0.5 to 20.");
  expect(createFormatMessage("es")(message)).toBe("Escribe un número entre 0,5 y 20.");
});

test("prefers the form's own texts, and uses the general ones for other rules", () => {
  const format = createFormatMessage("es", own);
  expect(format({ rule: "traveller" })).toBe("Hace falta el nombre del viajero");
  expect(format({ rule: "phone" })).toBe("Con su prefijo");
  expect(format({ rule: "required" })).toBe("Este campo es obligatorio.");
});

describe.each(languages)("in %s", (language) => {
  test.each([
    "Invalid input: expected string, received undefined",
    "no_such_rule",
    "",
    "toString",
    "__proto__",
    "minLength",
  ])("does not show the key of the rule %j, which has no text", (rule) => {
    expect(createFormatMessage(language)({ rule })).toBe(texts[language].invalid);
  });
});

describe("the API's whole refusal", () => {
  const format = (message: string, code?: string, errors?: FieldError[], language?: string) =>
    formatApiError(new ApiError("signUp", 422, { message, code, errors }, language), "en");

  test("is its message, or the page's text for its code", () => {
    expect(format("El taxi va lleno", undefined, [], "es")).toBe("El taxi va lleno");
    expect(format("Ya está en uso", "taken", [], "es")).toBe("Already in use");
  });

  test("is the messages of its fields in one text, without its own", () => {
    const errors = [
      { field: "email", message: "Ya está en uso", code: "taken" },
      { field: "phone", message: "Falta el prefijo" },
    ];
    expect(format("Revisa los datos", "invalid_code", errors, "es")).toBe(
      "Already in use Falta el prefijo",
    );
  });
});
