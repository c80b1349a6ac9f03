import { createHmac, timingSafeEqual } from "node:crypto";

/** Cookies whose values cannot be made up: signed with the first secret, accepted with any. */
export type CookieSigner = ReturnType<typeof createCookieSigner>;

export function createCookieSigner(secrets: string[]) {
  const [newest] = secrets;
  if (!newest) throw new Error("Cookies need a secret");
  // The name is signed along, so that one cookie's value is no good in another.
  const sign = (secret: string, name: string, value: string) =>
    createHmac("sha256", secret).update(`${name}=${value}`).digest("base64url");

  const seal = (name: string, value: string) => `${value}.${sign(newest, name, value)}`;

  return {
    seal,
    open(name: string, sealed: string | undefined): string | undefined {
      const dot = sealed?.lastIndexOf(".") ?? -1;
      if (!sealed || dot < 0) return undefined;
      const value = sealed.slice(0, dot);
      const given = Buffer.from(sealed.slice(dot + 1));
      const isOurs = secrets.some((secret) => {
        const expected = Buffer.from(sign(secret, name, value));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs ? value : undefined;
    },
    /** Whether another secret than the first has signed it: it is good for as long as that is kept. */
    isOutdated: (name: string, sealed: string): boolean =>
      seal(name, sealed.slice(0, sealed.lastIndexOf("."))) !== sealed,
  };
}

/** The cookies that a browser sent. The first of two with one name counts, being the more specific. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=");
    const name = part.slice(0, equals).trim();
    if (equals > 0 && name && !cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
}

export type CookieOptions = { secure: boolean; maxAgeSeconds?: number };

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

/** Over https the prefix makes browsers refuse a cookie that another host of the domain has set. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
