import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { activateAccount, resendActivationCode } from "../../api/account.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { countryOf, formatPhone, toInternational } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { RequestContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { landingPath } from "../../request/landing.server.ts";
import { trustNetwork } from "../../request/rate-limit/known-networks.server.ts";
import { resetRateLimit, withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { startSession } from "../../request/session/session-cookie.server.ts";
import { activationSchema } from "./activation-schema.server.ts";
import { texts } from "./activation-texts.ts";
import {
  forgetPhone,
  recallPhone,
  rememberPhone,
  secondsToWait,
  startWait,
} from "./pending-activation.server.ts";

/** What the page knows of the account that waits. Looking at it changes nothing: scanners follow links too. */
export async function loadActivation(
  context: RequestContext,
  { request, params }: LoaderFunctionArgs,
) {
  const known = params.phone ?? recallPhone(request, context) ?? "";
  const phone = toInternational(known, countryOf(context.brand));
  const hasNothingToDo = context.user !== undefined && known === "";
  return {
    /** Where whoever is logged in goes on, unless another account waits to be activated here. */
    home: hasNothingToDo ? landingPath(context.user, context) : undefined,
    phone: formatPhone(phone ?? known, null),
    code: params.code ?? "",
    plainPath: pathTo("activate_account", { siteDomain: context.siteDomain }),
    wait: { seconds: phone === undefined ? 0 : await secondsToWait(phone, context) },
  };
}

type Schema = ReturnType<typeof activationSchema>;
type Input = z.output<Schema>;
type WayOn = { to: string; cookies: string[]; flash: Flash };

/** What becomes of the form, on either of its addresses. */
export function activation(context: RequestContext): Submission<Schema, WayOn> {
  return {
    language: context.language,
    schema: activationSchema(countryOf(context.brand)),
    // A wrong code is an error of this form, and no session that has expired.
    refusals: [401],
    fields: { "": "code" },
    run: (input) => (input.intent === "resend" ? resend(input, context) : activate(input, context)),
    done: ({ to, ...how }) => redirectWithFlash(to, context.app, how),
  };
}

async function activate(
  { phone, code }: Extract<Input, { intent: "activate" }>,
  context: RequestContext,
): Promise<WayOn> {
  const tried = { what: "activation", account: phone } as const;
  const loggedIn = await withRateLimit(tried, context, () =>
    activateAccount(context.api, phone, code),
  );
  await resetRateLimit(tried, context);
  await trustNetwork(loggedIn.user, context, phone);
  const t = createTranslate(texts, context.language);
  return {
    to: landingPath(loggedIn.user, context),
    cookies: [await startSession(context, loggedIn), forgetPhone(context)],
    flash: { kind: "success", text: t("activated") },
  };
}

/** Whether an account waits for a code is not told: all phones wait, count and get an answer alike. */
async function resend({ phone }: { phone: string }, context: RequestContext): Promise<WayOn> {
  const t = createTranslate(texts, context.language);
  const wayOn = {
    to: pathTo("activate_account", { siteDomain: context.siteDomain }),
    cookies: [rememberPhone(phone, context)],
  };
  if (!(await startWait(phone, context))) {
    const count = await secondsToWait(phone, context);
    return { ...wayOn, flash: { kind: "failure", text: t("wait", { count }) } };
  }
  const tried = { what: "resend", account: phone } as const;
  await withRateLimit(tried, context, () => resendActivationCode(context.api, phone));
  return { ...wayOn, flash: { kind: "success", text: t("sent_again") } };
}
