import { Form } from "@remix-run/react";
import { InlineErrors, onlyFieldErrors } from "../../forms/inline-errors.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields/field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster, Grid } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import type { EmployeeRow } from "./list.server.ts";
import { texts } from "./texts.ts";

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
  const busyWith = usePending().formData?.get("form");
  return (
    <Stack>
      <Stack as={Form} method="post" noValidate preventScrollReset>
        <h2>{t("password_title", { name })}</h2>
        <InlineErrors {...summary} />
        <input type="hidden" name="form" value="password" />
        <input type="hidden" name="id" value={id} />
        {/* Password managers save the password for this user name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Grid $column="14rem">
          <PasswordField
            label={t("new_password")}
            hint={t("new_password_hint")}
            autoComplete="new-password"
            autoFocus={onlyFieldErrors(summary.errors).length === 0}
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
        <input type="hidden" name="form" value="reset" />
        <input type="hidden" name="id" value={id} />
        <Button kind="secondary" icon="mail" compact busy={busyWith === "reset"}>
          {t("send_password")}
        </Button>
      </Cluster>
    </Stack>
  );
}
