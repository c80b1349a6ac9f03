import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Wording } from "../../i18n/wording.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { texts } from "./texts.ts";

type Choices = {
  chosen: number | undefined;
  options: { id: number; name: string }[];
  error?: Wording;
};

/** The employee for whom a taxi is ordered. */
export function EmployeeField(choices: Choices) {
  const t = useTexts(texts);
  return <ChoiceField name="employee" label={t("employee")} nothing={t("unnamed")} {...choices} />;
}

export function ServiceTypeField(choices: Choices) {
  const t = useTexts(texts);
  return (
    <ChoiceField
      name="service_type"
      label={t("service_type")}
      nothing={t("no_service_type")}
      {...choices}
    />
  );
}

function ChoiceField({
  name,
  label,
  nothing,
  chosen,
  options,
  error,
}: Choices & {
  name: string;
  label: string;
  /** The words for none of them. */
  nothing: string;
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
