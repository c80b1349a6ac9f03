import { TextField, type TextFieldProps } from "./text-field.tsx";

/** Its values, `min` and `max` are `YYYY-MM-DD`. */
export const DateField = (props: Omit<TextFieldProps, "type" | "end">) => (
  <TextField {...props} type="date" />
);
