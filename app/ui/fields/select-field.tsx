import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { Field, type FieldProps } from "./field.tsx";

const Select = ui("select", "Select")`
  appearance: none;
  cursor: pointer;

  & + div { padding-inline-end: 0.75rem; pointer-events: none; }
`;

/** A choice among the numbers from one to `most`. */
export const CountField = ({ most, ...field }: FieldProps<"select"> & { most: number }) => (
  <SelectField {...field}>
    {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
      <option key={count}>{count}</option>
    ))}
  </SelectField>
);

/** The children are the options. A field whose first option is empty sets `required` itself. */
export const SelectField = (props: FieldProps<"select">) => (
  <Field as={Select} end={<Icon name="chevron-down" />} required={false} {...props} />
);
