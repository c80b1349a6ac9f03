import type { RequestContext } from "../../request/context.server.ts";
import { cookieName, readCookies, writeCookie } from "../../session/cookies.server.ts";

/** As long as a code may be on its way and be typed. */
const REMEMBERED_SECONDS = 30 * 60;

/** Between one code and the next. */
const WAIT_SECONDS = 60;

/**
 * Carries a phone from one page to the next. A cookie does, since what stands in an address also
 * stands in the history, the logs of routers and the referrer.
 */
export function rememberPhone(phone: string, context: RequestContext): string {
  const name = phoneCookieName(context);
  const value = Buffer.from(phone).toString("base64url");
  return writeCookie(name, context.app.services.cookies.seal(name, value), {
    secure: context.app.isSecure,
    maxAgeSeconds: REMEMBERED_SECONDS,
  });
}

export function recallPhone(request: Request, context: RequestContext): string | undefined {
  const name = phoneCookieName(context);
  const sealed = readCookies(request.headers.get("cookie")).get(name);
  const value = context.app.services.cookies.open(name, sealed);
  return value && Buffer.from(value, "base64url").toString();
}

export function forgetPhone(context: RequestContext): string {
  return writeCookie(phoneCookieName(context), "", {
    secure: context.app.isSecure,
    maxAgeSeconds: 0,
  });
}

/** Starts the wait for the next code, and tells whether nobody was waiting already. */
export function startWait(phone: string, context: RequestContext): Promise<boolean> {
  const endsAt = Date.now() + WAIT_SECONDS * 1000;
  return context.app.services.store.setIfAbsent(waitKey(phone, context), `${endsAt}`, WAIT_SECONDS);
}

/** How long until the next code may be asked for, whether or not the phone is anybody's. */
export async function secondsToWait(phone: string, context: RequestContext): Promise<number> {
  const endsAt = Number(await context.app.services.store.get(waitKey(phone, context)));
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)) || 0;
}

/** The brand is in the name, so that two on one host do not mix. */
function phoneCookieName({ brand, app }: RequestContext): string {
  return cookieName(`parada_activation_${brand.permalink}`, app.isSecure);
}

/** The store need not know whose it is. */
function waitKey(phone: string, { brand, app }: RequestContext): string {
  return `${brand.permalink}:code-wait:${app.services.vault.digest(phone)}`;
}
