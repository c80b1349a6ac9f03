import type { ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps & { end?: ReactNode };

export const TextField = (props: TextFieldProps) => <Field as="input" type="text" {...props} />;
