import { Form } from "@remix-run/react";
import type { ServiceType } from "../../api/service-types.server.ts";
import { InlineErrors, onlyFieldErrors } from "../../forms/inline-errors.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { texts } from "./texts.ts";

/** The form of a new or an existing type. */
export function ServiceTypeForm({
  serviceType,
  idempotencyKey,
  closeTo,
}: {
  serviceType?: ServiceType;
  idempotencyKey: string;
  closeTo: string;
}) {
  const t = useTexts(texts);
  const form = serviceType ? "edit" : "new";
  const { field, checkbox, summary } = useFormReply({ form, labels: { name: t("name") } });
  const isBusy = usePending().formData?.get("form") === form;
  return (
    <Stack as={Form} method="post" noValidate preventScrollReset>
      <h2>{serviceType ? t("edit_title", { name: serviceType.name }) : t("add")}</h2>
      <InlineErrors {...summary} />
      <input type="hidden" name="form" value={form} />
      {serviceType ? (
        <input type="hidden" name="id" value={serviceType.id} />
      ) : (
        <input type="hidden" name="key" value={idempotencyKey} />
      )}
      <TextField
        label={t("name")}
        hint={t("name_hint")}
        autoComplete="off"
        maxLength={80}
        autoFocus={onlyFieldErrors(summary.errors).length === 0}
        {...field("name", serviceType?.name)}
      />
      <Checkbox
        label={t("active_label")}
        {...checkbox("isActive", serviceType?.isActive ?? true)}
      />
      <Cluster>
        <Button busy={isBusy}>{t("save")}</Button>
        <ButtonLink kind="quiet" to={closeTo} preventScrollReset>
          {t("cancel")}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
