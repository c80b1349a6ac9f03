import type { Translate } from "../../i18n/translate.ts";
import type { TaxiPlace } from "./trip-map.server.ts";
import type { texts } from "./trip-map-texts.ts";

/** A taxi drives some streets in this time. */
const OLD_MS = 90_000;
/** Positions are no better than this. */
const HERE_KM = 0.03;

export const isOldPosition = (ageMs: number) => ageMs > OLD_MS;

/** Says how far the taxi is from its next end, and in which direction. */
export function sayWay(way: NonNullable<TaxiPlace["way"]>, t: Translate<typeof texts>): string {
  const { km, to: place, isRiding, direction } = way;
  const distance = formatDistance(km, t);
  if (isRiding) return place ? t("to_destination", { distance, place }) : t("to_go", { distance });
  if (km < HERE_KM) return t("here", { place: place ?? "" });
  return t("to_pickup", { distance, place: place ?? "", direction: t(direction) });
}

/** The same in a few words, for a list of taxis. */
export function sayWayBriefly(
  { km, isRiding, direction }: NonNullable<TaxiPlace["way"]>,
  t: Translate<typeof texts>,
): string {
  const distance = formatDistance(km, t);
  if (isRiding) return t("left", { distance });
  return km < HERE_KM ? t("at_pickup") : t("away", { distance, direction: t(direction) });
}

function formatDistance(km: number, t: Translate<typeof texts>): string {
  if (km < 0.995) return t("metres", { count: Math.round(km * 100) * 10 });
  return t("kilometres", { km: Math.round(km * 10) / 10 });
}
