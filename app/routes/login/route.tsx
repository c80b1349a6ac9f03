import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { logInWithPassword, offerGoogle } from "../../features/account/strategies.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import { enter } from "../../request/context.server.ts";
import { landingPath } from "../../request/landing.server.ts";
import { trustNetwork } from "../../request/rate-limit/known-networks.server.ts";
import { forgetTries, tryTo } from "../../request/rate-limit/rate-limit.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { startSession } from "../../request/session/session-cookie.server.ts";
import { texts as messages } from "./message-texts.ts";
import { loginSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { LoginView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "login");
  const { siteDomain } = visit;
  const back = readBackPath(new URL(args.request.url).searchParams.get("back"));
  return {
    back,
    google: offerGoogle(visit, back),
    registerPath: pathTo("register", { siteDomain }),
    recoverPath: pathTo("recover_password", { siteDomain }),
    activatePath: pathTo("activate_account", { siteDomain }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "login");
  return submit(args.request, {
    language: visit.language,
    schema: loginSchema(countryOf(visit.brand)),
    texts: messages,
    // Wrong credentials are an error of this form, and no session that has expired.
    refusals: [401],
    run: async ({ back, ...credentials }) => {
      const { username } = credentials;
      const tried = { what: "log_in", account: username } as const;
      const loggedIn = await tryTo(tried, visit, () => logInWithPassword(visit.api, credentials));
      await forgetTries(tried, visit);
      await trustNetwork(loggedIn.user, visit, username);
      const to = readBackPath(back) ?? landingPath(loggedIn.user, visit);
      return { cookie: await startSession(visit, loggedIn), to };
    },
    done: ({ cookie, to }) => goOn(to, args.context, { cookies: [cookie] }),
  });
}

export default function Login() {
  return <LoginView {...useLoaderData<typeof loader>()} />;
}
