import { childSeats, type Needs } from "../../api/needs.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { texts } from "./texts.ts";

type Say = Translate<typeof texts>;

/** Each need in words, in one order. */
export function listNeeds(needs: Needs, t: Say): string[] {
  const { wheelchair, childSeats: seats = [], luggage, pet, nameSign, flight } = needs;
  const counts = childSeats.map((kind) => [kind, seats.filter((seat) => seat === kind).length]);
  return [
    wheelchair && t("wheelchair"),
    ...counts.map(([kind, count]) => count && t(kind as "infant", { count })),
    luggage && t("luggage", { count: luggage }),
    pet && t(`pet_${pet}`),
    nameSign && t("sign", { name: nameSign }),
    flight && sayFlight(flight, t),
  ].filter((words): words is string => Boolean(words));
}

const sayFlight = ({ number, time }: NonNullable<Needs["flight"]>, t: Say) =>
  time ? t("flight_at", { number, time }) : t("flight", { number });

/** All needs in one line; empty where there are none. */
export const sayNeeds = (needs: Needs, t: Say): string => listNeeds(needs, t).join(" · ");
