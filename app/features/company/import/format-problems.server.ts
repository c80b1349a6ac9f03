import { createFormatMessage } from "../../../forms/format-message.server.ts";
import type { FormMessage } from "../../../forms/reply.ts";
import type { Language } from "../../../i18n/languages.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { toPlainText } from "../../../i18n/wording.ts";
import { texts as columns } from "../csv-texts.ts";
import { texts } from "./problem-texts.ts";
import type { RowProblem } from "./rows.server.ts";

/** Joins all problems of a row in one line. */
export function createFormatProblems(language: Language): (problems: RowProblem[]) => string {
  const formatWording = createFormatMessage(language, texts);
  const format = (message: FormMessage) => toPlainText(formatWording(message));
  const t = createTranslate(columns, language);
  return (problems) =>
    problems
      .map(({ field, message }) => {
        const column = field === "telephone" ? "phone" : field;
        return column === "" ? format(message) : `${t(column)}: ${format(message)}`;
      })
      .join(" · ");
}
