import type { AppLoadContext } from "@remix-run/node";
import { cookieName, readCookies, writeCookie } from "../session/cookies.server.ts";

const YEAR_SECONDS = 365 * 86_400;

/**
 * Whether pages without JavaScript may refresh themselves. `?refresh=off` in a link turns it off; a
 * cookie remembers the choice for every page, so links need not carry it.
 */
export function readRefreshChoice(request: Request, { isSecure }: AppLoadContext) {
  const name = cookieName("parada_refresh", isSecure);
  const choice = new URL(request.url).searchParams.get("refresh");
  if (choice !== "off" && choice !== "on") {
    return { isOff: readCookies(request.headers.get("cookie")).get(name) === "off" };
  }
  const isOff = choice === "off";
  const maxAgeSeconds = isOff ? YEAR_SECONDS : 0;
  return {
    isOff,
    cookie: writeCookie(name, isOff ? "off" : "", { secure: isSecure, maxAgeSeconds }),
  };
}
