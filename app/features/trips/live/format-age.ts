import type { Translate } from "../../../i18n/translate.ts";
import type { texts } from "../freshness-texts.ts";

/** Formats an age in its largest unit. */
export function formatAge(ms: number, t: Translate<typeof texts>): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 5) return t("just_now");
  if (seconds < 60) return t("seconds_ago", { count: seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t("minutes_ago", { count: minutes });
  return t("hours_ago", { count: Math.floor(minutes / 60) });
}
