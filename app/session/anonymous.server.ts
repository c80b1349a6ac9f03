import { readCookies } from "./cookies.server.ts";

/** These of our cookies say nothing of a person. */
const harmlessNames = ["parada_language", "parada_refresh", "__Host-parada_refresh"];

/** Whether a browser says nothing to us of whoever uses it: no session, no message, no phone. */
export function isAnonymous(cookieHeader: string | undefined): boolean {
  if (!cookieHeader?.includes("parada")) return true;
  return [...readCookies(cookieHeader).keys()].every(
    (name) => harmlessNames.includes(name) || !/^(__Host-)?parada/i.test(name),
  );
}
