import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { signUp } from "../../api/account.server.ts";
import { mayBeAvailable } from "../../features/account/email-check.server.ts";
import {
  startCooldown,
  writePhoneCookie,
} from "../../features/account/pending-activation.server.ts";
import { toGoogleLogin } from "../../features/account/strategies.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { countryOf, listCountries } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { pathToResource } from "../../resources.ts";
import { toLegalPath } from "../../session/legal-links.ts";
import { texts as refusalTexts } from "./refusal-texts.ts";
import { registerSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { RegisterView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "register");
  const { brand, language, siteDomain } = context;
  return {
    google: toGoogleLogin(context),
    country: countryOf(brand),
    countries: listCountries(language),
    emailCheckPath: pathToResource("email_available", { siteDomain }),
    loginPath: pathTo("login", { siteDomain }),
    termsPath: toLegalPath("condiciones_generales", context),
    privacyPath: toLegalPath("politica_privacidad", context),
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "register");
  return submit(args.request, {
    language: context.language,
    schema: registerSchema((email) => mayBeAvailable(context.api, email)),
    texts: refusalTexts,
    fields: { password_confirmation: "password_again", code_user: "friend_code" },
    run: async ({ password_again: passwordAgain, friend_code: friendCode, ...account }) => {
      const { phone } = account;
      await withRateLimit({ action: "sign_up", account: phone }, context, () =>
        signUp(context.api, { ...account, passwordAgain, friendCode }),
      );
      // The API has just sent a code, so the user has to wait before requesting the next.
      await startCooldown(phone, context);
      return phone;
    },
    done: (phone) =>
      redirectToScreen(
        "activate_account",
        { cookies: [writePhoneCookie(phone, context)] },
        context,
      ),
  });
}

export default function Register() {
  return <RegisterView {...useLoaderData<typeof loader>()} />;
}
