import { detectLanguage } from "../i18n/detect.server.ts";
import type { Language } from "../i18n/languages.ts";
import { readCookies } from "../session/cookies.server.ts";
import { createRecent } from "../tenant/recent.ts";

/** The one cookie of ours that says nothing of a person. */
const languageCookieName = "parada_language";

/** Whether a browser says nothing to us of whoever uses it: no session, no message, no phone. */
export function isNobody(cookieHeader: string | undefined): boolean {
  if (!cookieHeader?.includes("parada")) return true;
  return [...readCookies(cookieHeader).keys()].every(
    (name) => name === languageCookieName || !/^(__Host-)?parada/i.test(name),
  );
}

const REMEMBERED = 500;
const known = createRecent<Language>(REMEMBERED);

/** As on every page; what has been asked before is remembered. */
export async function languageFor(headers: {
  cookie?: string | undefined;
  "accept-language"?: string | undefined;
}): Promise<Language> {
  const chosen = headers.cookie && readCookies(headers.cookie).get(languageCookieName);
  const asked = headers["accept-language"];
  const key = `${chosen ?? ""}\n${asked ?? ""}`;
  const read = known.get(key);
  if (read) return read;
  const language = await detectLanguage(
    new Request("http://panel.invalid", {
      headers: {
        ...(chosen && { cookie: `${languageCookieName}=${chosen}` }),
        ...(asked !== undefined && { "accept-language": asked }),
      },
    }),
  );
  known.set(key, language);
  return language;
}
