import { readCookies } from "../session/cookies.server.ts";

/** The one cookie of ours that says nothing of a person. */
const languageCookieName = "parada_language";

/** Whether a browser says nothing to us of whoever uses it: no session, no message, no phone. */
export function isNobody(cookieHeader: string | undefined): boolean {
  if (!cookieHeader?.includes("parada")) return true;
  return [...readCookies(cookieHeader).keys()].every(
    (name) => name === languageCookieName || !/^(__Host-)?parada/i.test(name),
  );
}
