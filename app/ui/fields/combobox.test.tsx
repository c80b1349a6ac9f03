import { expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { Combobox } from "./combobox.tsx";

test("without JavaScript it is an ordinary text field", () => {
  const markup = toStaticMarkup(
    <Combobox
      name="origin"
      label="Origin"
      value="Calle Mayor, 3"
      error="This field is required."
      onType={() => {}}
      suggest={async () => []}
      onChoose={() => {}}
      first={{ text: "Use my position", onChoose: () => {} }}
    />,
  );
  const [input = ""] = markup.match(/<input[^>]*>/g) ?? [];
  expect(input).toContain('type="text"');
  expect(input).toContain('name="origin"');
  expect(input).toContain('value="Calle Mayor, 3"');
  expect(input).toContain('aria-describedby="origin-error"');
  expect(markup).not.toMatch(
    /role=|<button|<ul|Use my position|aria-(?!describedby|invalid|hidden)/,
  );
});
