import { type AppLoadContext, redirect } from "@remix-run/node";
import { pathTo } from "../paths.ts";
import type { ScreenName } from "../screens.ts";
import type { RequestContext } from "./context.server.ts";
import { type Flash, writeFlash } from "./flash.server.ts";

/** Redirects after a valid form, with a flash message for the next page. */
export function redirectWithFlash(
  to: string,
  context: AppLoadContext,
  { flash, cookies = [] }: { flash?: Flash; cookies?: string[] } = {},
): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (flash) headers.append("Set-Cookie", writeFlash(flash, context));
  return redirect(to, { status: 303, headers });
}

/** The same for a screen of this brand. */
export function redirectToScreen(
  screen: ScreenName,
  { query, flash }: { query?: Record<string, string | number | undefined>; flash?: Flash },
  { siteDomain, app }: RequestContext,
): Response {
  return redirectWithFlash(pathTo(screen, { query, siteDomain }), app, { flash });
}
