import { createFormatMessage } from "../../../forms/format-message.server.ts";
import type { FormMessage } from "../../../forms/reply.ts";
import type { Language } from "../../../i18n/languages.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { toPlainText } from "../../../i18n/wording.ts";
import { texts as columns } from "../csv-texts.ts";
import { texts } from "./problem-texts.ts";
import type { RowProblem } from "./rows.server.ts";

/** All that is wrong with a row, in one line. */
export function createSayProblems(language: Language): (problems: RowProblem[]) => string {
  const sayWording = createFormatMessage(language, texts);
  const say = (message: FormMessage) => toPlainText(sayWording(message));
  const t = createTranslate(columns, language);
  return (problems) =>
    problems
      .map(({ field, message }) => {
        const column = field === "telephone" ? "phone" : field;
        return column === "" ? say(message) : `${t(column)}: ${say(message)}`;
      })
      .join(" · ");
}
