import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { activateAccount, resendActivationCode } from "../../api/account.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { countryOf, formatPhone, toInternational } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { Visit } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { landingPath } from "../../request/landing.server.ts";
import { trustNetwork } from "../../request/rate-limit/known-networks.server.ts";
import { forgetTries, tryTo } from "../../request/rate-limit/rate-limit.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
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
export async function loadActivation(visit: Visit, { request, params }: LoaderFunctionArgs) {
  const known = params.phone ?? recallPhone(request, visit) ?? "";
  const phone = toInternational(known, countryOf(visit.brand));
  const hasNothingToDo = visit.user !== undefined && known === "";
  return {
    /** Where whoever is logged in goes on, unless another account waits to be activated here. */
    home: hasNothingToDo ? landingPath(visit.user, visit) : undefined,
    phone: formatPhone(phone ?? known, null),
    code: params.code ?? "",
    plainPath: pathTo("activate_account", { siteDomain: visit.siteDomain }),
    wait: { seconds: phone === undefined ? 0 : await secondsToWait(phone, visit) },
  };
}

type Schema = ReturnType<typeof activationSchema>;
type Input = z.output<Schema>;
type WayOn = { to: string; cookies: string[]; said: Flash };

/** What becomes of the form, on either of its addresses. */
export function activation(visit: Visit): Submission<Schema, WayOn> {
  return {
    language: visit.language,
    schema: activationSchema(countryOf(visit.brand)),
    // A wrong code is an error of this form, and no session that has expired.
    refusals: [401],
    fields: { "": "code" },
    run: (input) => (input.intent === "resend" ? resend(input, visit) : activate(input, visit)),
    done: ({ to, ...how }) => goOn(to, visit.context, how),
  };
}

async function activate(
  { phone, code }: Extract<Input, { intent: "activate" }>,
  visit: Visit,
): Promise<WayOn> {
  const tried = { what: "activation", account: phone } as const;
  const loggedIn = await tryTo(tried, visit, () => activateAccount(visit.api, phone, code));
  await forgetTries(tried, visit);
  await trustNetwork(loggedIn.user, visit, phone);
  const t = createTranslate(texts, visit.language);
  return {
    to: landingPath(loggedIn.user, visit),
    cookies: [await startSession(visit, loggedIn), forgetPhone(visit)],
    said: { kind: "success", text: t("activated") },
  };
}

/** Whether an account waits for a code is not told: all phones wait, count and get an answer alike. */
async function resend({ phone }: { phone: string }, visit: Visit): Promise<WayOn> {
  const t = createTranslate(texts, visit.language);
  const wayOn = {
    to: pathTo("activate_account", { siteDomain: visit.siteDomain }),
    cookies: [rememberPhone(phone, visit)],
  };
  if (!(await startWait(phone, visit))) {
    const count = await secondsToWait(phone, visit);
    return { ...wayOn, said: { kind: "failure", text: t("wait", { count }) } };
  }
  const tried = { what: "resend", account: phone } as const;
  await tryTo(tried, visit, () => resendActivationCode(visit.api, phone));
  return { ...wayOn, said: { kind: "success", text: t("sent_again") } };
}
