import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { Checkbox } from "./checkbox.tsx";
import { DateField, TimeField } from "./date-field.tsx";
import { type FieldProps, PasswordField, TextArea, TextField } from "./field.tsx";
import { FileField } from "./file-field.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { SelectField } from "./select-field.tsx";

/** The start tag of the control with this id. */
const control = (markup: string, id: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* id="${id}"[^>]*>`).exec(markup)?.[0] ?? "";

type AnyField = (
  props: Pick<FieldProps, "label" | "name" | "id" | "hint" | "error" | "optional">,
) => ReactElement;

const fields: [string, AnyField][] = [
  ["TextField", TextField],
  ["TextArea", TextArea],
  // SelectField has no `required` by default, because its first option may be a valid choice.
  ["SelectField", (props) => <SelectField required={!props.optional} {...props} />],
  ["DateField", DateField],
  ["TimeField", TimeField],
  ["FileField", FileField],
  ["PasswordField", (props) => <PasswordField autoComplete="new-password" {...props} />],
];

describe.each(fields)("%s", (_, Field) => {
  test("is connected to its label, its hint and its error", () => {
    const markup = toStaticMarkup(
      <Field label="Phone" name="phone" hint="With prefix" error="Enter a valid phone number" />,
    );
    expect(markup).toContain('<label for="phone">');
    expect(control(markup, "phone")).toContain('name="phone"');
    expect(control(markup, "phone")).toContain('aria-describedby="phone-hint phone-error"');
    expect(control(markup, "phone")).toContain('aria-invalid="true"');
    expect(markup).toMatch(/id="phone-hint"[^>]*>With prefix</);
    expect(markup).toMatch(/id="phone-error".*Enter a valid phone number/);
  });

  test("has no hint and error attributes without them", () => {
    const markup = toStaticMarkup(<Field label="Phone" name="phone" />);
    expect(control(markup, "phone")).not.toContain("aria-invalid");
    expect(markup).not.toContain("phone-error");
    // Dates and times always have an example as their hint.
    if (Field === DateField || Field === TimeField) return;
    expect(markup).not.toContain("phone-");
  });

  test("takes its own id where a page has its name twice", () => {
    const markup = toStaticMarkup(
      <Field label="Phone" name="phone" id="guest-phone" error="Wrong" />,
    );
    expect(markup).toContain('<label for="guest-phone">');
    expect(control(markup, "guest-phone")).toMatch(/aria-describedby="[^"]*guest-phone-error"/);
    expect(markup).not.toContain('id="phone');
  });

  test("is required unless it is optional, and marks an optional field", () => {
    expect(control(toStaticMarkup(<Field label="Phone" name="phone" />), "phone")).toContain(
      'required=""',
    );
    const markup = toStaticMarkup(<Field label="Phone" name="phone" optional />, {
      language: "es",
    });
    expect(control(markup, "phone")).not.toContain("required");
    expect(markup).toContain("(opcional)");
  });
});

describe("PasswordField", () => {
  test("has no button that shows the password without JavaScript", () => {
    const markup = toStaticMarkup(
      <PasswordField label="Password" name="password" autoComplete="current-password" />,
    );
    expect(control(markup, "password")).toContain('type="password"');
    expect(markup).not.toContain("<button");
  });
});

describe("RadioCards", () => {
  const markup = toStaticMarkup(
    <RadioCards
      label="Fare"
      name="fare"
      error="Choose one"
      defaultValue="meter"
      cards={[
        { value: "fixed", title: "Fixed" },
        { value: "meter", title: "Meter", disabled: true },
      ]}
    />,
  );

  test("is the target of an error's link", () => {
    expect(control(markup, "fare")).toContain('value="fixed"');
  });

  test("has one radio for each card, in a group with the error", () => {
    expect(markup.match(/type="radio"[^>]*name="fare"/g)).toHaveLength(2);
    expect(markup).toMatch(/<fieldset[^>]*aria-describedby="fare-error"/);
    expect(control(markup, "fare-meter")).toContain('checked=""');
    expect(control(markup, "fare")).not.toContain("checked");
    expect(control(markup, "fare-meter")).toContain('disabled=""');
  });
});

describe("Checkbox", () => {
  test("is connected to its error, and not required by default", () => {
    const markup = toStaticMarkup(<Checkbox label="I accept" name="terms" error="Required" />);
    expect(control(markup, "terms")).toContain('aria-describedby="terms-error"');
    expect(control(markup, "terms")).toContain('aria-invalid="true"');
    expect(control(markup, "terms")).not.toContain("required");
  });
});
