import { createCookie } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { RemixI18Next } from "remix-i18next/server";
import { fallbackLanguage, type Language, languages, toLanguage } from "./languages.ts";

/** Remembers the language that the user has chosen. */
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
    // The first locale is the user's own; the others are alternatives.
    findLocale: async (request) =>
      toLanguage(request.headers.get("accept-language")?.split(/[,;]/)[0]),
  },
});

/** Every page detects the language, and browsers send few different headers. */
const MAX_CACHED = 500;
const cache = new LRUCache<string, Language>({ max: MAX_CACHED });

export async function detectLanguage({ headers }: Pick<Request, "headers">): Promise<Language> {
  const chosen = headers.get("cookie")?.match(/(?:^|;)\s*parada_language=([^;]*)/)?.[1];
  const accepted = headers.get("accept-language");
  const key = `${chosen ?? ""}\n${accepted ?? ""}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const request = new Request("http://panel.invalid");
  if (chosen !== undefined) request.headers.set("cookie", `parada_language=${chosen}`);
  if (accepted !== null) request.headers.set("accept-language", accepted);
  const language = toLanguage(await i18next.getLocale(request));
  cache.set(key, language);
  return language;
}
