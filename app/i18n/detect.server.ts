import { createCookie } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { fallbackLanguage, type Language, languages, toLanguage } from "./languages.ts";

/** The language that somebody has chosen. */
export const languageCookie = createCookie("parada_language", {
  path: "/",
  sameSite: "lax",
  maxAge: 365 * 86_400,
});

const i18next = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage,
    cookie: languageCookie,
    order: ["cookie", "custom"],
    // The browser's own locale is the first it names; the others are what it would put up with.
    findLocale: async (request) =>
      toLanguage(request.headers.get("accept-language")?.split(/[,;]/)[0]),
  },
});

export async function detectLanguage(request: Request): Promise<Language> {
  return toLanguage(await i18next.getLocale(request));
}
