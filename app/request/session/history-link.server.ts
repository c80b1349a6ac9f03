import { redirect } from "@remix-run/node";
import { ApiError } from "../../api/errors.ts";
import { checkToken, type LoggedIn } from "../../api/session.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import { toBackPath } from "../back-path.ts";
import type { Args, Visit } from "../context.server.ts";
import { countTry } from "../rate-limit/rate-limit.server.ts";
import { goOn } from "../redirect-with-flash.server.ts";
import { texts } from "../texts.ts";
import { startScopedSession } from "./session-cookie.server.ts";

/** What may stand in a header at all; no token is anything else. */
const isToken = /^[\x21-\x7e]{1,4096}$/;

/**
 * `/history?token=…`: the token becomes a session that sees the history alone, and leaves the address.
 * Whoever is logged in stays so, and needs no other session for their own account.
 */
export async function followHistoryLink(args: Args, visit: Visit): Promise<Response | undefined> {
  const url = new URL(toBackPath(args.request), "http://panel.invalid");
  const token = url.searchParams.get("token");
  if (token === null) return undefined;
  url.searchParams.delete("token");
  url.searchParams.delete("via");
  const to = url.pathname + url.search;
  const own = visit.session?.scope ? undefined : visit.session;
  await countTry({ what: "history_link" }, visit);

  const opened = await open(token, visit);
  if (!opened) return refuse(to, own !== undefined, visit);
  if (opened.user.id === own?.user.id) return redirect(to);
  url.searchParams.set("via", "link");
  return redirect(url.pathname + url.search, {
    headers: { "Set-Cookie": await startScopedSession(visit, opened, "history") },
  });
}

async function open(token: string, { brand, context }: Visit): Promise<LoggedIn | undefined> {
  const { services, requestId } = context;
  if (!isToken.test(token)) return undefined;
  try {
    return await checkToken(services.api({ permalink: brand.permalink, token, requestId }));
  } catch (error) {
    if (error instanceof ApiError && [401, 403].includes(error.status)) return undefined;
    throw error;
  }
}

function refuse(to: string, isLoggedIn: boolean, { language, siteDomain, context }: Visit) {
  const t = createTranslate(texts, language);
  if (isLoggedIn) {
    const said = { kind: "failure", title: t("link_over"), text: t("own_history") } as const;
    return goOn(to, context, { said });
  }
  const said = { kind: "failure", title: t("session_expired"), text: t("log_in_again") } as const;
  return goOn(pathTo("login", { query: { back: to }, siteDomain }), context, { said });
}
