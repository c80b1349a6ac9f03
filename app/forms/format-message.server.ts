import type { ApiError } from "../api/errors.ts";
import type { Language } from "../i18n/languages.ts";
import { createTranslate, type Texts } from "../i18n/translate.ts";
import { toPlainText, type Wording } from "../i18n/wording.ts";
import { texts as apiTexts } from "./api-texts.ts";
import type { ApiMessage, FormMessage } from "./reply.ts";
import { texts } from "./texts.ts";

/** Puts messages into words, which spares the browser all that a form could say: the form's own where it has some, else those of the rules. */
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
    // A rule that nobody has put into words is not shown by its name.
    return t(hasText(rule, values?.count) ? rule : "invalid", values);
  };
}

/** The panel's own text for a code that it knows; otherwise the API's message as it came, marked with its language. */
export function formatApiMessage(
  { text, code = "", language: spoken }: ApiMessage,
  language: Language,
  own?: Texts,
): Wording {
  const known: Record<string, string> = { ...apiTexts[language], ...own?.[language] };
  if (Object.hasOwn(known, code)) return known[code] ?? text;
  return spoken === undefined || isSameLanguage(spoken, language) ? text : { text, lang: spoken };
}

const isSameLanguage = (tag: string, language: Language): boolean =>
  tag.toLowerCase().split("-")[0] === language;

/** All that the API answered to a call that it refused, in one text without markup. */
export function formatApiError(
  { message, code, language: spoken, fieldErrors }: ApiError,
  language: Language,
): string {
  const all = fieldErrors.length > 0 ? fieldErrors : [{ message, code }];
  return all
    .map((each) =>
      formatApiMessage({ text: each.message, code: each.code, language: spoken }, language),
    )
    .map(toPlainText)
    .join(" ");
}

type Said = { message: string; code?: string; language?: string };

/** What the API answered; our own rule where it answered neither a message nor a code. */
export function toMessage({ message, code, language }: Said, otherwise: string): FormMessage {
  return message || code ? { text: message, code, language } : { rule: otherwise };
}
