import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { Field, type FieldProps } from "./field.tsx";

const Select = ui("select", "Select")`
  appearance: none;
  cursor: pointer;

  & + div { padding-right: 0.75rem; pointer-events: none; }
`;

/** Its children are the options. One that begins with an empty option says whether it is `required`. */
export const SelectField = (props: FieldProps<"select">) => (
  <Field as={Select} end={<Icon name="chevron-down" />} required={false} {...props} />
);
