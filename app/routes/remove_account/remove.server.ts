import { removeAccount, requestRemovalCode } from "../../api/account.server.ts";
import { forgetAccounts } from "../../features/account/forget-accounts.server.ts";
import { requestCode } from "../../features/account/request-code.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { RequestContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { endSessionIfInvalid } from "../../request/session/check-session.server.ts";
import { texts } from "./texts.ts";

type Outcome = { to: string; flash?: Flash; cookies?: string[] };

export async function askForRemoval(context: RequestContext, login: string): Promise<Outcome> {
  await requestCode(context, { what: "removal", login }, requestRemovalCode);
  const { siteDomain } = context;
  return { to: pathTo("remove_account", { query: { sent: "" }, siteDomain }) };
}

/** Redirects to the public home page, since the user has no account any more. */
export async function remove(context: RequestContext, code: string): Promise<Outcome> {
  const { api, language, siteDomain, user } = context;
  const removed = await withRateLimit({ action: "removal" }, context, () =>
    removeAccount(api, code),
  );
  const cookies = await endSessionIfInvalid(context);
  // If the API names no account, we take the user's own if their session has ended.
  const own = user && cookies.length > 0 ? [user] : [];
  await forgetAccounts(removed ?? own, context);
  return {
    to: pathTo("before_room", { siteDomain }),
    flash: { kind: "success", text: createTranslate(texts, language)("removed") },
    cookies,
  };
}
