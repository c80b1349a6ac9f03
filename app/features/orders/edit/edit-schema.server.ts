import { z } from "zod";
import {
  and,
  between,
  date,
  integer,
  maxLength,
  phoneOf,
  required,
  text,
  time,
} from "../../../forms/rules.server.ts";
import { countryOf } from "../../../i18n/phones.server.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { mostCharacters } from "../../order-draft/draft.server.ts";
import { readPick } from "../../order-draft/picks.ts";
import { onWhole, timeChecks } from "../../order-taxi/order-rules.server.ts";
import { usualTraveller } from "../../order-taxi/traveller.server.ts";

const place = {
  lat: text(),
  lng: text(),
  known: z.string().optional(),
  /** One of several addresses that may be meant was pressed. */
  pick: z.string().optional(),
};

/** What a trip can be changed to. What its form does not show stays as it is. */
export function editSchema({ brand, user }: MemberContext) {
  const schema = z
    .object({
      from: text(required, maxLength(mostCharacters.place)).optional(),
      from_lat: place.lat,
      from_lng: place.lng,
      from_known: place.known,
      from_pick: place.pick,
      to: text(maxLength(mostCharacters.place)),
      to_lat: place.lat,
      to_lng: place.lng,
      to_known: place.known,
      to_pick: place.pick,
      timing: z.enum(["now", "later"], "invalid").default("now"),
      date: text(date),
      time: text(time),
      passengers: text(and(integer, between(1, brand.maxPassengers))),
      traveller: text(maxLength(mostCharacters.traveller)),
      phone: text(phoneOf(countryOf(brand))),
      notes: text(maxLength(mostCharacters.notes)),
    })
    .check(
      ...timeChecks(brand.timeZone),
      onWhole("traveller", "travellerMissing", ({ traveller }) =>
        Boolean(traveller || usualTraveller(user)),
      ),
    );
  return z.preprocess((values) => withPicks(values as Record<string, unknown>), schema);
}

/** The button that was pressed has a name of its own for each address. */
function withPicks(sent: Record<string, unknown>): Record<string, unknown> {
  const picks = (["from", "to"] as const).flatMap((end) => {
    const pick = readPick(sent, end);
    return pick ? [[`${end}_pick`, `${pick.latitude},${pick.longitude},${pick.name}`]] : [];
  });
  return { ...sent, ...Object.fromEntries(picks) };
}

export type EditSent = z.output<ReturnType<typeof editSchema>>;
