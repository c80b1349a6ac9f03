import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { resetPassword } from "../../api/account.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { screenTitle } from "../../http/drawing/screen-title.ts";
import { goOn } from "../../http/go-on.server.ts";
import { trustNetwork } from "../../http/known-networks.server.ts";
import { endIfOver } from "../../http/session/ended-session.server.ts";
import { tryTo } from "../../http/tries.server.ts";
import { enter } from "../../http/visit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
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
