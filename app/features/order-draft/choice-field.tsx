import { useFormReply } from "../../forms/use-form-reply.ts";
import type { Wording } from "../../i18n/wording.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";

/** A choice of an employee or a service type, or of none. */
export function ChoiceField({
  name,
  label,
  nothing,
  chosen,
  options,
  error,
}: {
  name: string;
  label: string;
  /** The words for none of them. */
  nothing: string;
  chosen: number | undefined;
  options: { id: number; name: string }[];
  error?: Wording;
}) {
  const { field } = useFormReply();
  const { error: ofReply, ...props } = field(name, `${chosen ?? ""}`);
  return (
    <SelectField label={label} {...props} error={ofReply ?? error}>
      <option value="">{nothing}</option>
      {options.map(({ id, name: option }) => (
        <option key={id} value={id}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
