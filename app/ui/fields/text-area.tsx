import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps } from "./field.tsx";

export function TextArea({
  label,
  name,
  id,
  hint,
  error,
  optional,
  ...area
}: FieldProps & Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps>) {
  return (
    <Field {...{ label, name, id, hint, error, optional }}>
      {(control) => <textarea rows={4} {...control} {...area} />}
    </Field>
  );
}
