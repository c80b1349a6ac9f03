import { Form, Link } from "@remix-run/react";
import type { GoogleLogin } from "../../features/account/strategies.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorSummary, PasswordField, TextField } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { texts } from "./texts.ts";

export function LoginView({
  back,
  google,
  registerPath,
  recoverPath,
  activatePath,
}: {
  back: string | undefined;
  google: GoogleLogin | undefined;
  registerPath: string;
  recoverPath: string;
  activatePath: string;
}) {
  const t = useTexts(texts);
  const { errorOf, typed, code, summary } = useFormReply({
    labels: { username: t("username"), password: t("password") },
  });
  return (
    <Page $width="form">
      <Stack $gap="l">
        <h1>{t("title")}</h1>
        <ErrorSummary {...summary} />
        {code === "not_activated" && (
          <ButtonLink kind="secondary" wide to={activatePath}>
            {t("activate")}
          </ButtonLink>
        )}
        {(code === "accountHere" || code === "account") && (
          <ButtonLink wide to={recoverPath}>
            {t("choose_password")}
          </ButtonLink>
        )}
        <Card>
          <Stack as={Form} method="post" noValidate>
            {back && <input type="hidden" name="back" value={back} />}
            <TextField
              name="username"
              label={t("username")}
              autoComplete="username"
              autoCapitalize="none"
              defaultValue={typed("username")}
              error={errorOf("username")}
            />
            <PasswordField
              name="password"
              label={t("password")}
              autoComplete="current-password"
              error={errorOf("password")}
            />
            <Button wide>{t("log_in")}</Button>
            <Link to={recoverPath}>{t("forgot")}</Link>
          </Stack>
        </Card>
        {google && <ButtonLink kind="secondary" wide icon="google" {...google} />}
        <p>
          {t("new_here")} <Link to={registerPath}>{t("sign_up")}</Link>
        </p>
      </Stack>
    </Page>
  );
}
