import { ApiError } from "../../api/errors.ts";
import { formatApiMessage } from "../../forms/format-message.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { sharedLanguage, toPlainText } from "../../i18n/wording.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { texts } from "./texts.ts";

/** A flash travels in a cookie. */
const MOST_CHARACTERS = 500;

/** What the API answered to an order of which it is not known whether it arrived. */
export function sayRefusal(cause: unknown, { language }: MemberContext): Flash | undefined {
  if (!(cause instanceof ApiError) || !cause.message) return undefined;
  const title = createTranslate(texts, language)("request_failed");
  const { message, code } = cause;
  const formatted = formatApiMessage({ text: message, code, language: cause.language }, language);
  const text = toPlainText(formatted).slice(0, MOST_CHARACTERS);
  return { kind: "failure", title, text, lang: sharedLanguage([formatted]) };
}
