import { createCookie } from "@remix-run/node";
import { LRUCache } from "lru-cache";
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

/** Every page asks, and browsers say few things. */
const MOST_REMEMBERED = 500;
const remembered = new LRUCache<string, Language>({ max: MOST_REMEMBERED });

export async function detectLanguage({ headers }: Pick<Request, "headers">): Promise<Language> {
  const chosen = headers.get("cookie")?.match(/(?:^|;)\s*parada_language=([^;]*)/)?.[1];
  const asked = headers.get("accept-language");
  const key = `${chosen ?? ""}\n${asked ?? ""}`;
  const known = remembered.get(key);
  if (known) return known;
  const saying = new Request("http://panel.invalid");
  if (chosen !== undefined) saying.headers.set("cookie", `parada_language=${chosen}`);
  if (asked !== null) saying.headers.set("accept-language", asked);
  const language = toLanguage(await i18next.getLocale(saying));
  remembered.set(key, language);
  return language;
}
