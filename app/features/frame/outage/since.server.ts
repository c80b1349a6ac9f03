import { formatMomentBriefly } from "../../../i18n/format.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { toLocalTime } from "../../../i18n/local-time.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { type Sentence, toSentence } from "./sentence.ts";
import { texts } from "./texts.ts";

/** An instant for `<time>`, and how the brand's clocks show it. */
export type ShownTime = { iso: string; text: string };

type Place = { brand: { timeZone: string }; language: Language };

/** Since when something has been down: the time of today, or the day with its time. */
export function toSince(
  since: number,
  { brand: { timeZone }, language }: Place,
  now = Date.now(),
): Sentence<ShownTime> {
  const t = createTranslate(texts, language);
  const local = toLocalTime(since, timeZone);
  const [day, time = ""] = local.split(" ");
  const iso = new Date(since).toISOString();
  return toLocalTime(now, timeZone).startsWith(`${day} `)
    ? toSentence((mark) => t("since_today", { time: mark }), { iso, text: time })
    : toSentence((mark) => t("since_earlier", { time: mark }), {
        iso,
        text: formatMomentBriefly(local, language),
      });
}
