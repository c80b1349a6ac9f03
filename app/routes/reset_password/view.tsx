import { Form, Link } from "@remix-run/react";
import { useRemoveCodeFromUrl } from "../../features/account/use-remove-code-from-url.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, PasswordField, TextField } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

type Reset = { code: string; plainPath: string; askPath: string };

export function ResetPasswordView({ code, plainPath, askPath }: Reset) {
  useRemoveCodeFromUrl(code, plainPath);
  const t = useTexts(texts);
  const { field, blank, summary } = useFormReply({
    labels: {
      code: t("code"),
      password: t("password"),
      password_confirmation: t("password_confirmation"),
    },
  });
  return (
    <Page $width="form">
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <ErrorSummary {...summary} />
      <Card>
        <Stack as={Form} method="post" noValidate>
          <TextField
            {...field("code", code)}
            label={t("code")}
            hint={t("code_hint")}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...blank("password")}
            label={t("password")}
            hint={t("password_hint")}
            autoComplete="new-password"
          />
          <PasswordField
            {...blank("password_confirmation")}
            label={t("password_confirmation")}
            autoComplete="new-password"
          />
          <Button wide>{t("save")}</Button>
        </Stack>
      </Card>
      <p>
        {t("no_code")} <Link to={askPath}>{t("ask")}</Link>
      </p>
    </Page>
  );
}
