import { Form } from "@remix-run/react";
import { noNeeds } from "../../api/needs.ts";
import { NeedsFields } from "../../features/needs/needs-form.tsx";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { InlineErrors, useFirstFocus } from "../../forms/inline-errors.tsx";
import { useFormReply, useSubmissionCount } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { PasswordField, TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster, Grid } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import type { EmployeeRow } from "./list.server.ts";
import { texts } from "./texts.ts";

type FormProps = {
  closeTo: string;
} & (
  | { employee: EmployeeRow; idempotencyKey?: undefined }
  | { employee?: undefined; idempotencyKey: string }
);

export function EmployeeForm(props: FormProps) {
  const form = props.employee ? "edit" : "new";
  return <Fields key={useSubmissionCount(form)} form={form} {...props} />;
}

function Fields({ form, employee, idempotencyKey, closeTo }: FormProps & { form: "new" | "edit" }) {
  const t = useTexts(texts);
  const ofNeeds = useTexts(needsTexts);
  const { field, summary, isBusy } = useFormReply({
    form,
    labels: { name: t("name"), email: t("email"), telephone: t("phone") },
  });
  const hasFirstFocus = useFirstFocus(summary);
  return (
    <Stack as={Form} method="post" noValidate preventScrollReset $gap="m">
      <h2>{employee ? t("edit_title", { name: employee.name }) : t("new_title")}</h2>
      <InlineErrors {...summary} />
      <HiddenFields values={{ form, id: employee?.id, key: idempotencyKey }} />
      <Grid $column="14rem">
        <TextField
          label={t("name")}
          autoComplete="off"
          maxLength={120}
          autoFocus={hasFirstFocus}
          {...field("name", employee?.name)}
        />
        <TextField
          type="email"
          label={t("email")}
          hint={employee ? undefined : t("new_hint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field("email", employee?.email)}
        />
        <TextField
          type="tel"
          label={t("phone")}
          autoComplete="off"
          optional
          {...field("telephone", employee?.phone)}
        />
      </Grid>
      <NeedsFields
        needs={employee?.needs ?? noNeeds}
        hint={ofNeeds("always_employee")}
        form={form}
        isUsual
        isLasting
      />
      <Cluster $justify="space-between">
        <Cluster>
          <Button busy={isBusy}>{t("save")}</Button>
          {!employee && (
            <Button kind="secondary" name="next" value="new" busy={isBusy}>
              {t("save_and_next")}
            </Button>
          )}
          <ButtonLink kind="quiet" to={closeTo} preventScrollReset>
            {t("cancel")}
          </ButtonLink>
        </Cluster>
        {employee && <ExitLinks id={employee.id} />}
      </Cluster>
    </Stack>
  );
}

/** Stand apart from the frequent actions, to avoid accidental presses. */
function ExitLinks({ id }: { id: number }) {
  const t = useTexts(texts);
  const close = useDialog(`close-${id}`);
  const remove = useDialog(`remove-${id}`);
  return (
    <Cluster $gap="xs">
      <ButtonLink kind="quiet" icon="log-out" to={close.openTo} preventScrollReset>
        {t("close")}
      </ButtonLink>
      <ButtonLink kind="quiet" icon="trash" to={remove.openTo} preventScrollReset>
        {t("remove")}
      </ButtonLink>
    </Cluster>
  );
}

/** Sets an employee's password, or lets the API send them one that the company does not see. */
export function PasswordForm({
  employee: { id, name, email },
  closeTo,
}: {
  employee: EmployeeRow;
  closeTo: string;
}) {
  const t = useTexts(texts);
  const { blank, summary } = useFormReply({
    form: "password",
    labels: { password: t("new_password"), password_confirmation: t("repeat_password") },
  });
  const hasFirstFocus = useFirstFocus(summary);
  const busyWith = usePending().formData?.get("form");
  return (
    <Stack>
      <Stack as={Form} method="post" noValidate preventScrollReset>
        <h2>{t("password_title", { name })}</h2>
        <InlineErrors {...summary} />
        <HiddenFields values={{ form: "password", id }} />
        {/* Password managers save the password for this user name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Grid $column="14rem">
          <PasswordField
            label={t("new_password")}
            hint={t("new_password_hint")}
            autoComplete="new-password"
            autoFocus={hasFirstFocus}
            {...blank("password")}
          />
          <PasswordField
            label={t("repeat_password")}
            autoComplete="new-password"
            {...blank("password_confirmation")}
          />
        </Grid>
        <Cluster>
          <Button busy={busyWith === "password"}>{t("set_password")}</Button>
          <ButtonLink kind="quiet" to={closeTo} preventScrollReset>
            {t("cancel")}
          </ButtonLink>
        </Cluster>
      </Stack>
      <Cluster as={Form} method="post" preventScrollReset>
        {t("or_send")}
        <HiddenFields values={{ form: "reset", id }} />
        <Button kind="secondary" icon="mail" compact busy={busyWith === "reset"}>
          {t("send_password")}
        </Button>
      </Cluster>
    </Stack>
  );
}
