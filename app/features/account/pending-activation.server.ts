import type { Visit } from "../../request/context.server.ts";
import { cookieName, readCookies, writeCookie } from "../../session/cookies.server.ts";

/** As long as a code may be on its way and be typed. */
const REMEMBERED_SECONDS = 30 * 60;

/** Between one code and the next. */
const WAIT_SECONDS = 60;

/**
 * Carries a phone from one page to the next. A cookie does, since what stands in an address also
 * stands in the history, the logs of routers and the referrer.
 */
export function rememberPhone(phone: string, visit: Visit): string {
  const name = phoneCookieName(visit);
  const value = Buffer.from(phone).toString("base64url");
  return writeCookie(name, visit.context.services.cookies.seal(name, value), {
    secure: visit.context.isSecure,
    maxAgeSeconds: REMEMBERED_SECONDS,
  });
}

export function recallPhone(request: Request, visit: Visit): string | undefined {
  const name = phoneCookieName(visit);
  const sealed = readCookies(request.headers.get("cookie")).get(name);
  const value = visit.context.services.cookies.open(name, sealed);
  return value && Buffer.from(value, "base64url").toString();
}

export function forgetPhone(visit: Visit): string {
  return writeCookie(phoneCookieName(visit), "", {
    secure: visit.context.isSecure,
    maxAgeSeconds: 0,
  });
}

/** Starts the wait for the next code, and tells whether nobody was waiting already. */
export function startWait(phone: string, visit: Visit): Promise<boolean> {
  const endsAt = Date.now() + WAIT_SECONDS * 1000;
  return visit.context.services.store.setIfAbsent(waitKey(phone, visit), `${endsAt}`, WAIT_SECONDS);
}

/** How long until the next code may be asked for, whether or not the phone is anybody's. */
export async function secondsToWait(phone: string, visit: Visit): Promise<number> {
  const endsAt = Number(await visit.context.services.store.get(waitKey(phone, visit)));
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)) || 0;
}

/** The brand is in the name, so that two on one host do not mix. */
function phoneCookieName({ brand, context }: Visit): string {
  return cookieName(`parada_activation_${brand.permalink}`, context.isSecure);
}

/** The store need not know whose it is. */
function waitKey(phone: string, { brand, context }: Visit): string {
  return `${brand.permalink}:code-wait:${context.services.vault.digest(phone)}`;
}
