import type { GivenReference, ReferenceField } from "../../api/references.ts";
import { mostOfReferences } from "../../api/references.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { toReferenceName, toReferenceValues } from "./reference-fields.ts";
import { texts } from "./texts.ts";

/** A list may have changed since the trip got its value. */
const withOwn = (values: string[], own?: string): string[] =>
  own && !values.includes(own) ? [own, ...values] : values;

/** What the company sorts its trips by. */
export function ReferenceInputs({
  fields,
  references,
  form,
}: {
  fields: ReferenceField[];
  /** What the form begins with. */
  references?: GivenReference[];
  /** On a page with several forms, the value of this one's hidden field `form`. */
  form?: string;
}) {
  const t = useTexts(texts);
  const { field } = useFormReply({ form });
  const begun = toReferenceValues(references);
  if (fields.length === 0) return null;
  return (
    <Stack role="group" aria-labelledby="references">
      <h2 id="references">{t("title")}</h2>
      <Grid $column="14rem">
        {fields.map(({ id, name, isRequired, values }) => {
          const given = field(toReferenceName(id), begun[toReferenceName(id)] ?? "");
          return values ? (
            <SelectField
              key={id}
              label={name}
              required={isRequired}
              optional={!isRequired}
              {...given}
            >
              <option value="">{t(isRequired ? "choose" : "none")}</option>
              {withOwn(values, begun[toReferenceName(id)]).map((value) => (
                <option key={value}>{value}</option>
              ))}
            </SelectField>
          ) : (
            <TextField
              key={id}
              label={name}
              required={isRequired}
              optional={!isRequired}
              autoComplete="off"
              maxLength={mostOfReferences.value}
              {...given}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
