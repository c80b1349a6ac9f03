import type { ComponentPropsWithoutRef } from "react";
import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { Field, type FieldProps } from "./field.tsx";

const Select = ui("select", "Select")`
  appearance: none;
  cursor: pointer;
`;
const Chevron = ui("span", "SelectChevron")`
  padding-right: 0.75rem;
  pointer-events: none;
`;

export function SelectField({
  label,
  name,
  id,
  hint,
  error,
  optional,
  ...select
}: FieldProps & Omit<ComponentPropsWithoutRef<"select">, keyof FieldProps>) {
  const chevron = (
    <Chevron>
      <Icon name="chevron-down" />
    </Chevron>
  );
  return (
    <Field {...{ label, name, id, hint, error, optional }} end={chevron}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
