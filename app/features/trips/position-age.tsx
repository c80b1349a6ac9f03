import { useTexts } from "../../i18n/use-texts.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts as ageTexts } from "./freshness-texts.ts";
import { formatAge } from "./live/format-age.ts";
import { useBrandTime } from "./live/use-age.ts";
import { texts } from "./trip-map-texts.ts";

/** How old the position of a taxi is, or the oldest one of several taxis. */
export function PositionAge({
  at,
  ageMs,
  isOfSeveral,
}: {
  at: string;
  ageMs: number;
  isOfSeveral?: boolean;
}) {
  const t = useTexts(texts);
  const ofAge = useTexts(ageTexts);
  const time = useBrandTime(Date.parse(at));
  // Only a script can update an age, so the server renders the time.
  const isHydrated = useHydrated();
  if (!isHydrated) return t(isOfSeveral ? "all_seen_at" : "seen_at", { time });
  return t(isOfSeveral ? "all_seen" : "seen", { age: formatAge(ageMs, ofAge) });
}
