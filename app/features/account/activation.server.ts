import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { activateAccount, resendActivationCode } from "../../api/account.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { countryOf, formatPhone, toInternational } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { type Flash, redirectWithFlash } from "../../request/flash.server.ts";
import {
  resetRateLimit,
  trustNetwork,
  withRateLimit,
} from "../../request/rate-limit/rate-limit.server.ts";
import { startSession } from "../../request/session/session-cookie.server.ts";
import { landingPath } from "../../session/access.ts";
import { noteActivity } from "../activity/note-activity.server.ts";
import { activationSchema } from "./account-schemas.server.ts";
import { texts } from "./activation-texts.ts";
import {
  clearPhoneCookie,
  readPhoneCookie,
  secondsToNextCode,
  startCooldown,
  writePhoneCookie,
} from "./pending-activation.server.ts";

/** Mail scanners follow links too, so opening the page must not activate anything. */
export async function loadActivation(
  context: RequestContext,
  { request, params }: LoaderFunctionArgs,
) {
  const known = params.phone ?? readPhoneCookie(request, context) ?? "";
  const phone = toInternational(known, countryOf(context.brand));
  const hasNothingToDo = context.user !== undefined && known === "";
  return {
    /** The user's landing page, if the user is logged in and no other account is to be activated here. */
    home: hasNothingToDo ? landingPath(context) : undefined,
    phone: formatPhone(phone ?? known, null),
    code: params.code ?? "",
    plainPath: pathTo("activate_account", { siteDomain: context.siteDomain }),
    wait: { seconds: phone === undefined ? 0 : await secondsToNextCode(phone, context) },
  };
}

type Schema = ReturnType<typeof activationSchema>;
type Input = z.output<Schema>;
type ActivationResult = { to: string; cookies: string[]; flash: Flash };

/** Both addresses of the form submit it this way. */
export function activationSubmission(
  context: RequestContext,
): Submission<Schema, ActivationResult> {
  return {
    language: context.language,
    schema: activationSchema(countryOf(context.brand)),
    // A 401 means a wrong code here, not an expired session.
    refusals: [401],
    fields: { "": "code" },
    run: (input) => (input.intent === "resend" ? resend(input, context) : activate(input, context)),
    done: ({ to, ...options }) => redirectWithFlash(to, context.app, options),
  };
}

async function activate(
  { phone, code }: Extract<Input, { intent: "activate" }>,
  context: RequestContext,
): Promise<ActivationResult> {
  const attempt = { action: "activation", account: phone } as const;
  const loggedIn = await withRateLimit(attempt, context, () =>
    activateAccount(context.api, phone, code),
  );
  await resetRateLimit(attempt, context);
  await trustNetwork(loggedIn.user, context, phone);
  await noteActivity({ kind: "log_in", way: "activation" }, { ...context, ...loggedIn });
  const t = createTranslate(texts, context.language);
  return {
    to: landingPath({ ...context, user: loggedIn.user }),
    cookies: [await startSession(context, loggedIn), clearPhoneCookie(context)],
    flash: { kind: "success", text: t("activated") },
  };
}

/** Every phone gets the same wait, limit and answer, so the form does not reveal which phones have an account. */
async function resend(
  { phone }: { phone: string },
  context: RequestContext,
): Promise<ActivationResult> {
  const t = createTranslate(texts, context.language);
  const result = {
    to: pathTo("activate_account", { siteDomain: context.siteDomain }),
    cookies: [writePhoneCookie(phone, context)],
  };
  if (!(await startCooldown(phone, context))) {
    const count = await secondsToNextCode(phone, context);
    return { ...result, flash: { kind: "failure", text: t("wait", { count }) } };
  }
  const attempt = { action: "resend", account: phone } as const;
  await withRateLimit(attempt, context, () => resendActivationCode(context.api, phone));
  return { ...result, flash: { kind: "success", text: t("sent_again") } };
}
