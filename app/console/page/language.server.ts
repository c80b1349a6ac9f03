import type { Request } from "express";
import { LANGUAGE_PARAMETER } from "../../i18n/detect.server.ts";
import { readCookies, writeCookie } from "../../session/cookies.server.ts";

/** Operators read these; the brands' languages are the panel's. */
const consoleLanguages = ["en", "es"] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

const COOKIE = "console_language";

const find = (code: unknown) => consoleLanguages.find((language) => language === code);

/** The language that the address asks for, the operator has chosen, or the browser names first. */
export function detectConsoleLanguage(request: Request) {
  const asked = find(request.query[LANGUAGE_PARAMETER]);
  const chosen = find(readCookies(request.get("cookie") ?? null).get(COOKIE));
  const accepted = find(request.get("accept-language")?.slice(0, 2).toLowerCase());
  return {
    language: asked ?? chosen ?? accepted ?? "en",
    cookie:
      asked && asked !== chosen
        ? writeCookie(COOKIE, asked, { secure: request.secure, maxAgeSeconds: 365 * 86_400 })
        : undefined,
  };
}
