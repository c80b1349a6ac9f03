import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

/** Its values, `min` and `max` are `YYYY-MM-DD`. */
export const DateField = (props: Omit<FieldProps, "type">) => <TextField {...props} type="date" />;
