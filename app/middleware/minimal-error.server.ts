import type { Request, Response } from "express";
import { directionOf, fallbackLanguage, findLanguage, type Language } from "../i18n/languages.ts";
import { createTranslate } from "../i18n/translate.ts";
import { type Refusal, recordRefusal } from "../observability/request-facts.server.ts";
import { texts } from "./texts.ts";

/** For requests that no browser of a user sends; the pages need no brand, and hold no part of the request. */
export type MinimalErrorStatus = 400 | 403 | 405 | 408 | 414 | 431;

/** Sends the page and closes the connection, since the rest of the request may be part of an attack. */
export function sendMinimalError(
  request: Request,
  response: Response,
  status: MinimalErrorStatus,
  refusal: Refusal,
): void {
  recordRefusal(response, refusal);
  const language = findLanguage(request.get("accept-language")?.split(/[,;]/)[0]);
  const page = toMinimalErrorPage(status, language);
  response.writeHead(status, { ...page.headers, Connection: "close" });
  response.end(page.body);
}

/** A page that loads nothing and may do nothing. */
export function toMinimalErrorPage(
  status: MinimalErrorStatus,
  language: Language = fallbackLanguage,
) {
  const t = createTranslate(texts, language);
  const text = t(`status_${status}`);
  const body = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t("error")}: ${text}</title>
<h1>${text}</h1>
<p><a href="/">${t("first_page")}</a></p>
</html>
`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
  return { headers, body };
}
