import { createHmac, timingSafeEqual } from "node:crypto";
import { scriptsCookie } from "./scripts-cookie.ts";

/** Signs cookies with the first secret, and accepts signatures of any. */
export type CookieSigner = ReturnType<typeof createCookieSigner>;

export function createCookieSigner(secrets: string[]) {
  const [newest] = secrets;
  if (!newest) throw new Error("Cookies need a secret");
  // The signature covers the name, so a cookie's value is invalid in another cookie.
  const sign = (secret: string, name: string, value: string) =>
    createHmac("sha256", secret).update(`${name}=${value}`).digest("base64url");

  const seal = (name: string, value: string) => `${value}.${sign(newest, name, value)}`;

  return {
    seal,
    open(name: string, sealed: string | undefined): string | undefined {
      const dot = sealed?.lastIndexOf(".") ?? -1;
      if (!sealed || dot < 0) return undefined;
      const value = sealed.slice(0, dot);
      const signature = Buffer.from(sealed.slice(dot + 1));
      const isValid = secrets.some((secret) => {
        const expected = Buffer.from(sign(secret, name, value));
        return signature.length === expected.length && timingSafeEqual(signature, expected);
      });
      return isValid ? value : undefined;
    },
    /** Whether an older secret has signed the cookie: it becomes invalid when that secret is removed. */
    isOutdated: (name: string, sealed: string): boolean =>
      seal(name, sealed.slice(0, sealed.lastIndexOf("."))) !== sealed,
  };
}

/** Reads the cookies that a browser sent. The first of two with one name is the more specific. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=");
    const name = part.slice(0, equals).trim();
    if (equals > 0 && name && !cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
}

/** Whether a script of the panel has run in this browser. */
export const hasScriptsCookie = (header: string | undefined): boolean =>
  readCookies(header ?? null).get(scriptsCookie) === "on";

type CookieOptions = { secure: boolean; maxAgeSeconds?: number };

export function writeCookie(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(options.secure ? ["Secure"] : []),
    ...(options.maxAgeSeconds === undefined ? [] : [`Max-Age=${options.maxAgeSeconds}`]),
  ].join("; ");
}

/** Over https the prefix makes browsers refuse the cookie from another host of the domain. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** Cookies of the panel that do not identify a user. */
const anonymousNames = [
  "parada_language",
  "parada_refresh",
  "__Host-parada_refresh",
  scriptsCookie,
];

/** Whether the browser sent no cookie that identifies a user: no session, no flash message, no phone. */
export function isAnonymous(cookieHeader: string | undefined): boolean {
  if (!cookieHeader?.includes("parada")) return true;
  return [...readCookies(cookieHeader).keys()].every(
    (name) => anonymousNames.includes(name) || !/^(__Host-)?parada/i.test(name),
  );
}
