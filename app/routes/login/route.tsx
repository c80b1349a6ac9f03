import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { loginSchema } from "../../features/account/account-schemas.server.ts";
import { logInWithPassword, toGoogleLogin } from "../../features/account/strategies.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { countryOf, groupPhone } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import {
  resetRateLimit,
  trustNetwork,
  withRateLimit,
} from "../../request/rate-limit/rate-limit.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { startSession } from "../../request/session/session-cookie.server.ts";
import { landingPath, mayEnter } from "../../session/access.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorSummary, PasswordField, TextField } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { texts as messages } from "./message-texts.ts";
import { Newcomer } from "./newcomer.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "login");
  const { brand, siteDomain } = context;
  const back = readBackPath(new URL(args.request.url).searchParams.get("back"));
  const newcomer = mayEnter("register", context)
    ? { registerPath: pathTo("register", { siteDomain }) }
    : { phone: groupPhone(brand) };
  return {
    back,
    google: toGoogleLogin(context, back),
    newcomer,
    recoverPath: pathTo("recover_password", { siteDomain }),
    activatePath: pathTo("activate_account", { siteDomain }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "login");
  return submit(args.request, {
    language: context.language,
    schema: loginSchema(countryOf(context.brand)),
    texts: messages,
    // A 401 means wrong credentials here, not an expired session.
    refusals: [401],
    run: async ({ back, ...credentials }) => {
      const { username } = credentials;
      const attempt = { action: "log_in", account: username } as const;
      const loggedIn = await withRateLimit(attempt, context, () =>
        logInWithPassword(context.api, credentials),
      );
      await resetRateLimit(attempt, context);
      await trustNetwork(loggedIn.user, context, username);
      await noteActivity({ kind: "log_in", way: "password" }, { ...context, ...loggedIn });
      const to = readBackPath(back) ?? landingPath({ ...context, user: loggedIn.user });
      return { cookie: await startSession(context, loggedIn), to };
    },
    done: ({ cookie, to }) => redirectWithFlash(to, args.context, { cookies: [cookie] }),
  });
}

export default function Login() {
  const { back, google, newcomer, recoverPath, activatePath } = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  const { field, blank, code, summary } = useFormReply({
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
              {...field("username")}
              label={t("username")}
              autoComplete="username"
              autoCapitalize="none"
            />
            <PasswordField
              {...blank("password")}
              label={t("password")}
              autoComplete="current-password"
            />
            <Button wide>{t("log_in")}</Button>
            <Link to={recoverPath}>{t("forgot")}</Link>
          </Stack>
        </Card>
        {google && <ButtonLink kind="secondary" wide icon="google" {...google} />}
        <Newcomer {...newcomer} />
      </Stack>
    </Page>
  );
}
