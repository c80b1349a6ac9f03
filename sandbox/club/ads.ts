import type { Schemas } from "../api/operation.ts";
import { invalid, Refusal } from "../api/refusal.ts";
import type { Ad } from "../world.ts";

const HOUR = 3_600_000;
const LEAST_AHEAD = 24 * HOUR;
const MOST_AHEAD = 48 * HOUR;
const LONGEST = 90 * 24 * HOUR;

/** When a new ad is to run. Hours are counted as they pass, whatever the clocks on the wall do. */
export function readAdTimes({ starts_at, ends_at }: Schemas["NewAd"], now: number) {
  const startsAt = Date.parse(starts_at);
  const endsAt = Date.parse(ends_at);
  // Asked this way round, what is no time at all is refused too.
  if (!(startsAt >= now + LEAST_AHEAD && startsAt <= now + MOST_AHEAD)) {
    const message = "Ads must be created 24-48 hours ahead";
    throw new Refusal(422, "ad_not_ahead", message, [{ field: "starts_at", message }]);
  }
  if (!(endsAt > startsAt && endsAt <= startsAt + LONGEST)) {
    const message = "El final va después del comienzo, como mucho 90 días";
    throw invalid({ field: "ends_at", message });
  }
  return { startsAt, endsAt };
}

/** The ads that run now and those that are yet to start, in that order. */
export function listUnfinished(ads: Ad[], now: number): Ad[] {
  return ads.filter(({ endsAt }) => endsAt > now).sort((a, b) => a.startsAt - b.startsAt);
}

export function listRunning(ads: Ad[], now: number): Ad[] {
  return listUnfinished(ads, now).filter(({ startsAt }) => startsAt <= now);
}

export function toAd({ id, title, text, startsAt, endsAt }: Ad): Schemas["Ad"] {
  return {
    id,
    title,
    text,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
  };
}
