import type { AppLoadContext } from "@remix-run/node";
import { cookieName, readCookies, writeCookie } from "../session/cookies.server.ts";

type Header = string | null | undefined;

/** A cookie whose value the panel signs, so that it reads only what it has written. */
export function signedCookie(plainName: string, { services, isSecure: secure }: AppLoadContext) {
  const { cookies } = services;
  const name = cookieName(plainName, secure);
  const sealedIn = (header: Header) => readCookies(header ?? null).get(name);
  const write = (value: string, maxAgeSeconds?: number) =>
    writeCookie(name, cookies.seal(name, value), { secure, maxAgeSeconds });
  const read = (header: Header) => cookies.open(name, sealedIn(header));

  return {
    read,
    write,
    clear: () => writeCookie(name, "", { secure, maxAgeSeconds: 0 }),
    /** The same cookie with the newest secret's signature; undefined where it has that already. */
    renew: (header: Header) =>
      cookies.isOutdated(name, sealedIn(header) ?? "") ? write(read(header) ?? "") : undefined,
  };
}
