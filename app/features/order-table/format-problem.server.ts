import { createFormatMessage } from "../../forms/format-message.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { toPlainText } from "../../i18n/wording.ts";
import { texts as columnTexts } from "./column-texts.ts";
import { texts } from "./problem-texts.ts";
import type { RowProblem } from "./rows.server.ts";

/** A problem as a text that begins with the column it is about. */
export function createFormatProblem(language: Language): (problem: RowProblem) => string {
  const format = createFormatMessage(language, texts);
  const t = createTranslate(columnTexts, language);
  return ({ field, message }) => {
    const text = toPlainText(format(message));
    return field === "" ? text : `${t(field)}: ${text}`;
  };
}
