import type { AppLoadContext } from "@remix-run/node";
import { cookieName, readCookies, writeCookie } from "../session/cookies.server.ts";

const YEAR_SECONDS = 365 * 86_400;

/**
 * Whether pages may refresh themselves without JavaScript. `?refresh=off` in a link decides it; a cookie
 * keeps it, since it is for every page of this browser, and no link would have to carry it on.
 */
export function readRefreshChoice(request: Request, { isSecure }: AppLoadContext) {
  const name = cookieName("parada_refresh", isSecure);
  const asked = new URL(request.url).searchParams.get("refresh");
  if (asked !== "off" && asked !== "on") {
    return { isOff: readCookies(request.headers.get("cookie")).get(name) === "off" };
  }
  const isOff = asked === "off";
  const maxAgeSeconds = isOff ? YEAR_SECONDS : 0;
  return {
    isOff,
    cookie: writeCookie(name, isOff ? "off" : "", { secure: isSecure, maxAgeSeconds }),
  };
}
