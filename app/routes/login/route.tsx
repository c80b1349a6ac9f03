import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loginSchema } from "../../features/account/account-schemas.server.ts";
import { logInWithPassword, toGoogleLogin } from "../../features/account/strategies.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";
import { landingPath } from "../../request/landing.server.ts";
import { trustNetwork } from "../../request/rate-limit/known-networks.server.ts";
import { resetRateLimit, withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { startSession } from "../../request/session/session-cookie.server.ts";
import { texts as messages } from "./message-texts.ts";
import { texts } from "./texts.ts";
import { LoginView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "login");
  const { siteDomain } = context;
  const back = readBackPath(new URL(args.request.url).searchParams.get("back"));
  return {
    back,
    google: toGoogleLogin(context, back),
    registerPath: pathTo("register", { siteDomain }),
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
      const to = readBackPath(back) ?? landingPath(loggedIn.user, context);
      return { cookie: await startSession(context, loggedIn), to };
    },
    done: ({ cookie, to }) => redirectWithFlash(to, args.context, { cookies: [cookie] }),
  });
}

export default function Login() {
  return <LoginView {...useLoaderData<typeof loader>()} />;
}
