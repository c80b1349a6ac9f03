import { Form } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields/field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { texts } from "./texts.ts";

export function PasswordForm({ login }: { login: string }) {
  const t = useTexts(texts);
  const { blank } = useFormReply({ form: "password" });
  const isBusy = usePending().formData?.get("form") === "password";
  return (
    <Stack as={Form} method="post" noValidate $gap="l">
      <input type="hidden" name="form" value="password" />
      {/* Password managers save the password for this user name. */}
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordField
        label={t("current_password")}
        autoComplete="current-password"
        {...blank("current_password")}
      />
      <PasswordField
        label={t("new_password")}
        hint={t("new_password_hint")}
        autoComplete="new-password"
        {...blank("password")}
      />
      <PasswordField
        label={t("repeat_password")}
        autoComplete="new-password"
        {...blank("password_confirmation")}
      />
      <div>
        <Button kind="secondary" busy={isBusy}>
          {t("change_password")}
        </Button>
      </div>
    </Stack>
  );
}
