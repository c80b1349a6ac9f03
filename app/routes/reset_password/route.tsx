import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { resetPassword } from "../../api/account.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import { enter } from "../../request/context.server.ts";
import { trustNetwork } from "../../request/rate-limit/known-networks.server.ts";
import { tryTo } from "../../request/rate-limit/rate-limit.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { endIfOver } from "../../request/session/end-if-over.server.ts";
import { resetSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ResetPasswordView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const { siteDomain } = await enter(args, "reset_password");
  return {
    code: args.params.code ?? "",
    plainPath: pathTo("reset_password", { siteDomain }),
    askPath: pathTo("recover_password", { siteDomain }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "reset_password");
  const { api, language, siteDomain, context } = visit;
  return submit(args.request, {
    language,
    schema: resetSchema,
    // What the API refuses as a whole can only be the password.
    fields: { "": "password" },
    run: async ({ code, password, password_confirmation: passwordAgain }) => {
      const account = await tryTo({ what: "password_reset" }, visit, () =>
        resetPassword(api, { code, password, passwordAgain }),
      );
      if (account) await trustNetwork(account, visit);
    },
    done: async () => {
      const text = createTranslate(texts, language)("updated");
      const cookies = await endIfOver(visit);
      return goOn(pathTo("login", { siteDomain }), context, {
        said: { kind: "success", text },
        cookies,
      });
    },
  });
}

export default function ResetPassword() {
  return <ResetPasswordView {...useLoaderData<typeof loader>()} />;
}
