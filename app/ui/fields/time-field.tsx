import { TextField, type TextFieldProps } from "./text-field.tsx";

/** Its values, `min` and `max` are `HH:mm`, of 24 hours. */
export const TimeField = (props: Omit<TextFieldProps, "type" | "end">) => (
  <TextField {...props} type="time" />
);
