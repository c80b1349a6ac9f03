import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translate.ts";
import type { texts } from "./journey-texts.ts";
import type { LinkedTrip } from "./linked-trip.server.ts";

/** The other half of a return trip, for a list of facts. */
export function toLinkedFact(linked: LinkedTrip | null, t: Translate<typeof texts>) {
  const id = `${linked?.id}`;
  const name = linked?.when ? t("trip_at", { id, when: linked.when }) : t("trip", { id });
  const detail: ReactNode = linked?.href ? <Link to={linked.href}>{name}</Link> : name;
  return { term: t(linked?.isWayBack ? "way_back" : "way_there"), detail: linked && detail };
}

/** What remains of a return trip when one half of it is cancelled; nothing where the other has ended. */
export function sayWhatStays(
  linked: LinkedTrip | null | undefined,
  t: Translate<typeof texts>,
): string | undefined {
  if (!linked?.isOpen) return undefined;
  return t(linked.isWayBack ? "back_stays" : "there_stays", { id: `${linked.id}` });
}
