import type { ApiError } from "../api/errors.ts";
import type { Language } from "../i18n/languages.ts";
import { createTranslate, type Texts } from "../i18n/translate.ts";
import { toPlainText, type Wording } from "../i18n/wording.ts";
import { texts as apiTexts } from "./api-texts.ts";
import type { ApiMessage, FormMessage } from "./reply.ts";
import { texts } from "./texts.ts";

/** Formats messages on the server, so that the browser need not load all texts. The form's own texts come first. */
export function createFormatMessage(
  language: Language,
  own?: Texts,
): (message: FormMessage) => Wording {
  const all = { ...texts[language], ...own?.[language] };
  const t = createTranslate<Texts>({ ...texts, [language]: all }, language);

  const hasText = (rule: string, count: unknown) =>
    Object.hasOwn(all, rule) || (typeof count === "number" && Object.hasOwn(all, `${rule}_other`));

  return (message) => {
    if ("text" in message) return formatApiMessage(message, language, own);
    const { rule, values } = message;
    // A rule without a text must not show its key.
    return t(hasText(rule, values?.count) ? rule : "invalid", values);
  };
}

/** The panel's own text for a known code; otherwise the API's message, marked with its language. */
export function formatApiMessage(
  { text, code = "", language: textLanguage }: ApiMessage,
  language: Language,
  own?: Texts,
): Wording {
  const known: Record<string, string> = { ...apiTexts[language], ...own?.[language] };
  if (Object.hasOwn(known, code)) return known[code] ?? text;
  return textLanguage === undefined || isSameLanguage(textLanguage, language)
    ? text
    : { text, lang: textLanguage };
}

const isSameLanguage = (tag: string, language: Language): boolean =>
  tag.toLowerCase().split("-")[0] === language;

/** The API's whole refusal of a call in one plain text. */
export function formatApiError(
  { message, code, language: textLanguage, fieldErrors }: ApiError,
  language: Language,
): string {
  const all = fieldErrors.length > 0 ? fieldErrors : [{ message, code }];
  return all
    .map((each) =>
      formatApiMessage({ text: each.message, code: each.code, language: textLanguage }, language),
    )
    .map(toPlainText)
    .join(" ");
}

type ApiText = { message: string; code?: string; language?: string };

/** The API's message, or the fallback rule where it sent neither a message nor a code. */
export function toMessage({ message, code, language }: ApiText, fallbackRule: string): FormMessage {
  return message || code ? { text: message, code, language } : { rule: fallbackRule };
}
