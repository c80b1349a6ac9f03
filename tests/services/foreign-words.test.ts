import { expect, it } from "vitest";
import { texts } from "../../app/features/frame/failure-texts.ts";
import { findForeignWords } from "./foreign-words.ts";

it("finds texts of the other language anywhere in a page", () => {
  const { problem, rate_limited, reference } = texts.en;
  const page = `<html lang="es"><main><h1>${problem}</h1><p>Hola</p><script>"${problem}"</script>
    <img alt="${rate_limited}"><small>${reference.replace("{{id}}", "7")}</small>
    <button lang="en">${problem}</button></main></html>`;
  expect(findForeignWords(page, "es")).toEqual([problem, rate_limited]);
  expect(findForeignWords(page, "en")).toEqual([]);
});
