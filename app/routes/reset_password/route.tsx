import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { resetPassword } from "../../api/account.server.ts";
import { resetSchema } from "../../features/account/account-schemas.server.ts";
import { useRemoveCodeFromUrl } from "../../features/account/use-remove-code-from-url.ts";
import { submit } from "../../forms/submit.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { trustNetwork } from "../../request/rate-limit/known-networks.server.ts";
import { withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { redirectToScreen } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { endSessionIfInvalid } from "../../request/session/end-if-invalid.server.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const { siteDomain } = await requireScreen(args, "reset_password");
  return {
    code: args.params.code ?? "",
    plainPath: pathTo("reset_password", { siteDomain }),
    askPath: pathTo("recover_password", { siteDomain }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "reset_password");
  const { api, language } = context;
  return submit(args.request, {
    language,
    schema: resetSchema,
    // An API error without a field can only concern the password.
    fields: { "": "password" },
    run: async ({ code, password, password_confirmation: passwordAgain }) => {
      const account = await withRateLimit({ action: "password_reset" }, context, () =>
        resetPassword(api, { code, password, passwordAgain }),
      );
      if (account) await trustNetwork(account, context);
    },
    done: async () => {
      const text = createTranslate(texts, language)("updated");
      const cookies = await endSessionIfInvalid(context);
      return redirectToScreen("login", { flash: { kind: "success", text }, cookies }, context);
    },
  });
}

export default function ResetPassword() {
  const { code, plainPath, askPath } = useLoaderData<typeof loader>();
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
