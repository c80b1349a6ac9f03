import type { RequestContext } from "../../request/context.server.ts";
import { cookieName, readCookies, writeCookie } from "../../session/cookies.server.ts";

/** Long enough for a code to arrive and be typed. */
const PHONE_COOKIE_SECONDS = 30 * 60;

const COOLDOWN_SECONDS = 60;

/**
 * Carries the phone to the next page in a cookie: an address would also put it into the browser's
 * history, the router's logs and the referrer.
 */
export function writePhoneCookie(phone: string, context: RequestContext): string {
  const name = phoneCookieName(context);
  const value = Buffer.from(phone).toString("base64url");
  return writeCookie(name, context.app.services.cookies.seal(name, value), {
    secure: context.app.isSecure,
    maxAgeSeconds: PHONE_COOKIE_SECONDS,
  });
}

export function readPhoneCookie(request: Request, context: RequestContext): string | undefined {
  const name = phoneCookieName(context);
  const sealed = readCookies(request.headers.get("cookie")).get(name);
  const value = context.app.services.cookies.open(name, sealed);
  return value && Buffer.from(value, "base64url").toString();
}

export function clearPhoneCookie(context: RequestContext): string {
  return writeCookie(phoneCookieName(context), "", {
    secure: context.app.isSecure,
    maxAgeSeconds: 0,
  });
}

/** Starts the wait for the next code; returns false if one is already running for this phone. */
export function startCooldown(phone: string, context: RequestContext): Promise<boolean> {
  const endsAt = Date.now() + COOLDOWN_SECONDS * 1000;
  return context.app.services.store.setIfAbsent(
    waitKey(phone, context),
    `${endsAt}`,
    COOLDOWN_SECONDS,
  );
}

/** Returns the seconds until the next code, whether or not an account has this phone. */
export async function secondsToNextCode(phone: string, context: RequestContext): Promise<number> {
  const endsAt = Number(await context.app.services.store.get(waitKey(phone, context)));
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)) || 0;
}

/** The name contains the brand, so two brands on one host do not share the cookie. */
function phoneCookieName({ brand, app }: RequestContext): string {
  return cookieName(`parada_activation_${brand.permalink}`, app.isSecure);
}

/** The store does not need the phone itself, so the key has only its digest. */
function waitKey(phone: string, { brand, app }: RequestContext): string {
  return `${brand.permalink}:code-wait:${app.services.vault.digest(phone)}`;
}
