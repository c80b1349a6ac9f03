import { redirect } from "@remix-run/node";
import { ApiError } from "../../api/errors.ts";
import { checkToken, type LoggedIn, type User } from "../../api/session.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import { toPageUrl } from "../back-path.ts";
import type { Args, RequestContext } from "../context.server.ts";
import { redirectWithFlash } from "../flash.server.ts";
import { countAttempt } from "../rate-limit/rate-limit.server.ts";
import { texts } from "../texts.ts";
import { startScopedSession } from "./session-cookie.server.ts";

/** The characters of a header's value; a valid token has no others. */
const isToken = /^[\x21-\x7e]{1,4096}$/;

/**
 * Handles `/history?token=…`: the token becomes a session for the history alone, and leaves the address.
 * A logged-in user stays logged in, and needs no second session for their own account.
 */
export async function followHistoryLink(
  args: Args,
  context: RequestContext,
  onOpened: (user: User) => Promise<void>,
): Promise<Response | undefined> {
  const url = toPageUrl(args.request);
  const token = url.searchParams.get("token");
  if (token === null) return undefined;
  url.searchParams.delete("token");
  url.searchParams.delete("via");
  const to = url.pathname + url.search;
  const ownSession = context.session?.scope ? undefined : context.session;
  await countAttempt({ action: "history_link" }, context);

  const opened = await open(token, context);
  if (!opened) return refuse(to, ownSession !== undefined, context);
  if (opened.user.id === ownSession?.user.id) return redirect(to);
  url.searchParams.set("via", "link");
  await onOpened(opened.user);
  return redirect(url.pathname + url.search, {
    headers: { "Set-Cookie": await startScopedSession(context, opened, "history") },
  });
}

async function open(token: string, { brand, app }: RequestContext): Promise<LoggedIn | undefined> {
  const { services, requestId } = app;
  if (!isToken.test(token)) return undefined;
  try {
    return await checkToken(services.api({ permalink: brand.permalink, token, requestId }));
  } catch (error) {
    if (error instanceof ApiError && [401, 403].includes(error.status)) return undefined;
    throw error;
  }
}

function refuse(to: string, isLoggedIn: boolean, { language, siteDomain, app }: RequestContext) {
  const t = createTranslate(texts, language);
  if (isLoggedIn) {
    const flash = { kind: "failure", title: t("link_over"), text: t("own_history") } as const;
    return redirectWithFlash(to, app, { flash });
  }
  const flash = { kind: "failure", title: t("session_expired"), text: t("log_in_again") } as const;
  return redirectWithFlash(pathTo("login", { query: { back: to }, siteDomain }), app, { flash });
}
