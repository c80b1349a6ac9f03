import { createFormatMessage } from "../../forms/format-message.server.ts";
import { joinTexts } from "../../i18n/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { toPlainText } from "../../i18n/wording.ts";
import { texts as referenceTexts } from "../references/texts.ts";
import { texts as columnTexts } from "./column-texts.ts";
import { texts } from "./problem-texts.ts";
import type { RowProblem } from "./rows.server.ts";

/** A row's problem names the field, since no column of every table is about it. */
const ofReferences = Object.fromEntries(
  Object.entries(referenceTexts).map(([language, { missing, not_listed }]) => [
    language,
    { referenceMissing: missing, referenceNotListed: not_listed },
  ]),
) as Record<Language, Record<"referenceMissing" | "referenceNotListed", string>>;

/** A problem as a text that begins with the column it is about. */
export function createFormatProblem(language: Language): (problem: RowProblem) => string {
  const format = createFormatMessage(language, joinTexts(texts, ofReferences));
  const t = createTranslate(columnTexts, language);
  return ({ field, message }) => {
    const text = toPlainText(format(message));
    return field === "" ? text : `${t(field)}: ${text}`;
  };
}
