import { expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { ErrorSummary } from "./field.tsx";

const errors = [
  { fieldId: "email", message: "Invalid email" },
  { message: "You do not have enough balance" },
];

test("links the errors of fields", () => {
  const markup = toStaticMarkup(<ErrorSummary errors={errors} />);
  expect(markup).toContain('<li><a href="#email">Invalid email</a></li>');
  expect(markup).toContain("<li>You do not have enough balance</li>");
});

test("is an alert, and takes the focus without JavaScript", () => {
  const markup = toStaticMarkup(<ErrorSummary errors={errors} />);
  expect(markup).toMatch(/<div[^>]* role="alert" tabindex="-1" autofocus=""/);
});

test("counts the errors in its heading", () => {
  const heading = (count: number, language: "en" | "es") =>
    /<h2[^>]*>(.*)<\/h2>/.exec(
      toStaticMarkup(<ErrorSummary errors={errors.slice(0, count)} />, { language }),
    )?.[1];
  expect(heading(1, "en")).toBe("Please check this:");
  expect(heading(2, "en")).toBe("Please check these 2 things:");
  expect(heading(2, "es")).toBe("Revisa estos 2 puntos:");
});

test("renders nothing without errors", () => {
  expect(toStaticMarkup(<ErrorSummary errors={[]} />)).toBe("");
});

test("marks the language of a message, but not of the label before it", () => {
  const message = { text: "Ya existe", lang: "es", before: "E-mail: " };
  const markup = toStaticMarkup(<ErrorSummary errors={[{ fieldId: "email", message }]} />);
  expect(markup).toContain('<a href="#email">E-mail: <span lang="es">Ya existe</span></a>');
});
