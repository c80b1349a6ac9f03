import { readCookies } from "./cookies.server.ts";

/** Cookies of the panel that do not identify a user. */
const anonymousNames = ["parada_language", "parada_refresh", "__Host-parada_refresh"];

/** Whether the browser sent no cookie that identifies a user: no session, no flash message, no phone. */
export function isAnonymous(cookieHeader: string | undefined): boolean {
  if (!cookieHeader?.includes("parada")) return true;
  return [...readCookies(cookieHeader).keys()].every(
    (name) => anonymousNames.includes(name) || !/^(__Host-)?parada/i.test(name),
  );
}
