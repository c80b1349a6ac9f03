import type { Request, Response } from "express";
import { fallbackLanguage, type Language, toLanguage } from "../i18n/languages.ts";

/**
 * Messages for requests that no browser of a user sends. They need no brand, and hold no part of the
 * request.
 */
const messages = {
  400: {
    en: "This request cannot be understood.",
    es: "No se entiende esta solicitud.",
  },
  403: {
    en: "This request came from another site.",
    es: "Esta solicitud viene de otro sitio web.",
  },
  405: {
    en: "Pages can be read, and forms can be sent; nothing else.",
    es: "Las páginas se leen y los formularios se envían; nada más.",
  },
  408: {
    en: "This request took too long to arrive. Please try again.",
    es: "Esta solicitud tardó demasiado en llegar. Inténtalo de nuevo.",
  },
  414: {
    en: "This address is too long.",
    es: "Esta dirección es demasiado larga.",
  },
  431: {
    en: "Your browser sends too much along. Delete this site's cookies and try again.",
    es: "Tu navegador envía demasiados datos. Borra las cookies de este sitio e inténtalo de nuevo.",
  },
} satisfies Record<number, Record<Language, string>>;

export type MinimalErrorStatus = keyof typeof messages;

/** Sends the page and closes the connection, since the rest of the request may be part of an attack. */
export function sendMinimalError(
  request: Request,
  response: Response,
  status: MinimalErrorStatus,
): void {
  const language = toLanguage(request.get("accept-language")?.split(/[,;]/)[0]);
  const page = toMinimalErrorPage(status, language);
  response.writeHead(status, { ...page.headers, Connection: "close" });
  response.end(page.body);
}

/** A page that loads nothing and may do nothing. */
export function toMinimalErrorPage(
  status: MinimalErrorStatus,
  language: Language = fallbackLanguage,
) {
  const text = messages[status][language];
  const body = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error: ${text}</title>
<h1>${text}</h1>
<p><a href="/">${language === "en" ? "Back to the first page" : "Volver a la primera página"}</a></p>
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
