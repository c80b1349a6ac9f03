import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps & { end?: ReactNode } & Omit<
    ComponentPropsWithoutRef<"input">,
    keyof FieldProps | "children"
  >;

export function TextField({
  label,
  name,
  id,
  hint,
  error,
  optional,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, name, id, hint, error, optional, end }}>
      {(control) => <input type="text" {...control} {...input} />}
    </Field>
  );
}
