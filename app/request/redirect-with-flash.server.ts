import { type AppLoadContext, redirect } from "@remix-run/node";
import { type PathOptions, pathTo } from "../paths.ts";
import type { ScreenName } from "../screens.ts";
import type { RequestContext } from "./context.server.ts";
import { type Flash, writeFlash } from "./flash.server.ts";

/** What a response leaves behind for the next page. */
type Left = { flash?: Flash; cookies?: string[] };

/** Redirects after a valid form, with a flash message for the next page. */
export function redirectWithFlash(
  to: string,
  context: AppLoadContext,
  { flash, cookies = [] }: Left = {},
): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (flash) headers.append("Set-Cookie", writeFlash(flash, context));
  return redirect(to, { status: 303, headers });
}

/** The same for a screen of this brand. */
export function redirectToScreen<Name extends ScreenName>(
  screen: Name,
  { params, query, ...left }: Pick<PathOptions<Name>, "params" | "query"> & Left,
  { siteDomain, app }: RequestContext,
): Response {
  return redirectWithFlash(pathTo(screen, { params, query, siteDomain }), app, left);
}
