import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { requestPasswordCode } from "../../api/account.server.ts";
import { recoverySchema } from "../../features/account/account-schemas.server.ts";
import { texts as limitTexts } from "../../features/account/code-limit-texts.ts";
import { loginOf, requestCode } from "../../features/account/request-code.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "recover_password");
  const { user, siteDomain } = context;
  return {
    isSent: new URL(args.request.url).searchParams.has("sent"),
    login: loginOf(context),
    askPath: pathTo("recover_password", { siteDomain }),
    resetPath: pathTo("reset_password", { siteDomain }),
    // A logged-in user needs no link to the login.
    loginPath: user ? undefined : pathTo("login", { siteDomain }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "recover_password");
  return submit(args.request, {
    language: context.language,
    schema: recoverySchema(countryOf(context.brand)),
    texts: limitTexts,
    run: ({ login }) => requestCode(context, { what: "recovery", login }, requestPasswordCode),
    done: () => redirectToScreen("recover_password", { query: { sent: "" } }, context),
  });
}

export default function RecoverPassword() {
  const { isSent, loginPath, ...recovery } = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  return (
    <Page $width="form">
      <PageHeader
        title={t(isSent ? "sent_title" : "title")}
        back={loginPath === undefined ? undefined : { to: loginPath, label: t("to_login") }}
      >
        {!isSent && t("intro")}
      </PageHeader>
      {isSent ? <Sent {...recovery} /> : <Ask {...recovery} />}
    </Page>
  );
}

type Paths = { askPath: string; resetPath: string };

function Ask({ login, askPath, resetPath }: Paths & { login: string }) {
  const t = useTexts(texts);
  const { field, summary, code } = useFormReply({ labels: { login: t("login") } });
  return (
    <>
      <ErrorSummary {...summary} />
      {(code === "accountHere" || code === "account") && (
        <ButtonLink wide to={resetPath}>
          {t("have_code")}
        </ButtonLink>
      )}
      <Card>
        <Stack as={Form} method="post" action={askPath} noValidate>
          <TextField
            {...field("login", login)}
            label={t("login")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button wide>{t("send")}</Button>
        </Stack>
      </Card>
    </>
  );
}

function Sent({ askPath, resetPath }: Paths) {
  const t = useTexts(texts);
  return (
    <Card>
      <Stack>
        <Notice>
          <p>{t("sent")}</p>
          <p>{t("sent_hint")}</p>
        </Notice>
        <ButtonLink wide to={resetPath}>
          {t("have_code")}
        </ButtonLink>
        <Link to={askPath}>{t("send_again")}</Link>
      </Stack>
    </Card>
  );
}
