import { createCookie } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { RemixI18Next } from "remix-i18next/server";
import { findLanguage, type Language, type LanguageOffer } from "./languages.ts";

/** Remembers the language that the user has chosen. */
export const languageCookie = createCookie("parada_language", {
  path: "/",
  sameSite: "lax",
  maxAge: 365 * 86_400,
});

/** The parameter of an address that asks for a language. */
export const LANGUAGE_PARAMETER = "lng";

/** The offered language that the address asks for. */
export function readAskedLanguage(url: URL, offer: Pick<LanguageOffer, "languages">) {
  const asked = findLanguage(url.searchParams.get(LANGUAGE_PARAMETER));
  return offer.languages.find((language) => language === asked);
}

const createDetection = ({ languages, fallback }: LanguageOffer) =>
  new RemixI18Next({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage: fallback,
      cookie: languageCookie,
      order: ["cookie", "custom"],
      // The first locale is the user's own; the others are alternatives.
      findLocale: async (request) =>
        findLanguage(request.headers.get("accept-language")?.split(/[,;]/)[0]) ?? null,
    },
  });

/** Every page detects the language; browsers send few different headers, and brands offer few sets of languages. */
const cache = new LRUCache<string, Language>({ max: 500 });
const detections = new LRUCache<string, RemixI18Next>({ max: 100 });

/** The offered language that the address asks for, the user has chosen, or the browser names first; else the fallback. */
export async function detectLanguage(
  { url, headers }: { headers: Pick<Headers, "get">; url?: string },
  offer: LanguageOffer,
): Promise<Language> {
  const asked = url?.includes(`${LANGUAGE_PARAMETER}=`) && readAskedLanguage(new URL(url), offer);
  if (asked) return asked;
  const chosen = headers.get("cookie")?.match(/(?:^|;)\s*parada_language=([^;]*)/)?.[1];
  const accepted = headers.get("accept-language");
  const offered = `${offer.languages} ${offer.fallback}`;
  const key = `${offered}\n${chosen ?? ""}\n${accepted ?? ""}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const request = new Request("http://panel.invalid");
  if (chosen !== undefined) request.headers.set("cookie", `parada_language=${chosen}`);
  if (accepted !== null) request.headers.set("accept-language", accepted);
  const detection = detections.get(offered) ?? createDetection(offer);
  detections.set(offered, detection);
  const language = findLanguage(await detection.getLocale(request)) ?? offer.fallback;
  cache.set(key, language);
  return language;
}
