import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

/** Its values, `min` and `max` are `HH:mm`, of 24 hours. */
export const TimeField = (props: Omit<FieldProps, "type">) => <TextField {...props} type="time" />;
