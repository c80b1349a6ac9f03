import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { requestPasswordCode } from "../../api/account.server.ts";
import { texts as limitTexts } from "../../features/account/code-limit-texts.ts";
import { loginOf, requestCode } from "../../features/account/request-code.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { recoverySchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { RecoverPasswordView } from "./view.tsx";

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
  const { brand, language, siteDomain } = context;
  return submit(args.request, {
    language,
    schema: recoverySchema(countryOf(brand)),
    texts: limitTexts,
    run: ({ login }) => requestCode(context, { what: "recovery", login }, requestPasswordCode),
    done: () =>
      redirectWithFlash(
        pathTo("recover_password", { query: { sent: "" }, siteDomain }),
        args.context,
      ),
  });
}

export default function RecoverPassword() {
  return <RecoverPasswordView {...useLoaderData<typeof loader>()} />;
}
