import { Form } from "@remix-run/react";
import type { ReferenceField } from "../../api/references.ts";
import { mostOfReferences } from "../../api/references.ts";
import { InlineErrors, useFirstFocus } from "../../forms/inline-errors.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextArea, TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { ReferencesPage } from "./page.server.ts";
import { texts } from "./texts.ts";

/** A field of the company: its name, what can be chosen, and whether orders need it. */
export function FieldForm({
  page: { key, siteDomain },
  field: reference,
}: {
  page: ReferencesPage;
  field?: ReferenceField;
}) {
  const t = useTexts(texts);
  const form = reference ? "edit" : "new";
  const labels = { name: t("name"), values: t("values") };
  const { field, checkbox, summary, isBusy } = useFormReply({ form, labels });
  const hasFirstFocus = useFirstFocus(summary);
  return (
    <Stack as={Form} method="post" noValidate preventScrollReset>
      <h2>{reference ? t("edit", { name: reference.name }) : t("add")}</h2>
      <InlineErrors {...summary} />
      <HiddenFields values={{ form, id: reference?.id, key: reference ? undefined : key }} />
      <TextField
        label={t("name")}
        hint={t("name_hint")}
        autoComplete="off"
        maxLength={mostOfReferences.name}
        autoFocus={hasFirstFocus}
        {...field("name", reference?.name)}
      />
      <TextArea
        label={t("values")}
        hint={t("values_hint")}
        optional
        rows={4}
        {...field("values", reference?.values?.join("\n"))}
      />
      <Checkbox
        label={t("required_label")}
        {...checkbox("required", reference?.isRequired ?? false)}
      />
      <Cluster>
        <Button busy={isBusy}>{t("save")}</Button>
        <ButtonLink kind="quiet" to={pathTo("references", { siteDomain })} preventScrollReset>
          {t("cancel")}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
