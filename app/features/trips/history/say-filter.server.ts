import { formatDay } from "../../../i18n/format.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { texts } from "./filter-texts.ts";
import { statusChoices } from "./status-choices.ts";

/** The days of a filter in words, of which one may be open; undefined without any. */
export function sayPeriod(
  { from, to }: { from?: string; to?: string },
  language: Language,
): string | undefined {
  const t = createTranslate(texts, language);
  const say = (day: string) => formatDay(day, language, { dateStyle: "medium" });
  if (from && to) return from === to ? say(from) : t("between", { from: say(from), to: say(to) });
  if (from) return t("since", { from: say(from) });
  return to ? t("until", { to: say(to) }) : undefined;
}

/** The status of a filter in words; undefined without one. */
export function sayStatus(status: string | undefined, language: Language): string | undefined {
  const choice = statusChoices.find((each) => each === status);
  return choice && createTranslate(texts, language)(choice);
}
