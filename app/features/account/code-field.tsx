import { Field, type FieldProps } from "../../ui/fields/field.tsx";
import { fontSize, ui } from "../../ui/styled.ts";

const Digits = ui("input", "Digits")`
  font-size: ${fontSize.xl};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.25em;
`;

/** A field for a numeric code, which a phone can fill in from the SMS. */
export const CodeField = (props: FieldProps) => (
  <Field
    as={Digits}
    type="text"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    {...props}
  />
);
