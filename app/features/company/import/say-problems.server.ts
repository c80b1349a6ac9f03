import { createSay } from "../../../forms/say.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { texts as columns } from "../csv-texts.ts";
import { texts } from "./problem-texts.ts";
import type { RowProblem } from "./rows.server.ts";

/** All that is wrong with a row, in one line. */
export function createSayProblems(language: Language): (problems: RowProblem[]) => string {
  const say = createSay(language, texts);
  const t = createTranslate(columns, language);
  return (problems) =>
    problems
      .map(({ field, message }) => {
        const column = field === "telephone" ? "phone" : field;
        return column === "" ? say(message) : `${t(column)}: ${say(message)}`;
      })
      .join(" · ");
}
