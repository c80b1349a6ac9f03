import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { resetPassword } from "../../api/account.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { trustNetwork, withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { endSessionIfInvalid } from "../../request/session/check-session.server.ts";
import { resetSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ResetPasswordView } from "./view.tsx";

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
  const { api, language, siteDomain, app } = context;
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
      return redirectWithFlash(pathTo("login", { siteDomain }), app, {
        flash: { kind: "success", text },
        cookies,
      });
    },
  });
}

export default function ResetPassword() {
  return <ResetPasswordView {...useLoaderData<typeof loader>()} />;
}
