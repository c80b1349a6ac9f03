import { z } from "zod";
import { and, between, date, integer, maxLength, text, time } from "../../forms/rules.server.ts";
import { addDays } from "../../i18n/calendar.ts";
import { languages } from "../../i18n/languages.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { needsChecks, needsFields } from "../needs/needs-rules.server.ts";
import { mostCharacters } from "../order-draft/draft.server.ts";
import { timeChecks } from "../order-taxi/order-rules.server.ts";
import { loadReferenceFields } from "../references/load-reference-fields.server.ts";
import { referenceFields } from "../references/reference-rules.server.ts";

/** A desk calls the group about an outing of more vehicles. */
export const MOST_VEHICLES = 6;
const mostOfNote = { room: 20, reference: 60, notes: 400 };

/** The fields of an order at a desk; the quick button sends the key and the account alone. */
export function deskOrderFields({ brand, language }: MemberContext) {
  return {
    key: z.uuid("unreadable"),
    account: text(),
    guest: text(maxLength(mostCharacters.traveller)),
    room: text(maxLength(mostOfNote.room)),
    reference: text(maxLength(mostOfNote.reference)),
    language: z.enum(languages).catch(language),
    /** Without it, the panel tells the driver neither room nor reference. */
    tell_driver: z.string().optional(),
    passengers: text(and(integer, between(1, brand.maxPassengers))),
    vehicles: text(and(integer, between(1, MOST_VEHICLES))),
    notes: text(maxLength(mostOfNote.notes)),
    to: text(maxLength(mostCharacters.place)),
    to_lat: text(between(-90, 90)),
    to_lng: text(between(-180, 180)),
    /** The fare that the page showed for the destination. */
    quoted_fare: text(maxLength(40)),
    ...needsFields,
  };
}

export async function deskOrderSchema(context: MemberContext) {
  const asked = referenceFields(await loadReferenceFields(context));
  return z.looseObject({ ...deskOrderFields(context), ...asked }).check(...deskNeedsChecks);
}

/** More than the words for a room and a reference have in any language. */
const ROOM_FOR_WORDS = 40;

/** The driver reads the needs before the notes, which may begin with the room and the reference. */
const deskNeedsChecks = needsChecks(({ tell_driver, room, reference, notes }) => {
  const forDriver = tell_driver === undefined ? "" : `${room ?? ""}${reference ?? ""}`;
  const words = forDriver === "" ? "" : " ".repeat(ROOM_FOR_WORDS);
  return `${words}${forDriver}${notes ?? ""}`;
});

export type DeskOrderSent = z.output<Awaited<ReturnType<typeof deskOrderSchema>>> & {
  /** `YYYY-MM-DD HH:mm`, of a booking. */
  when?: string;
};

/** The same for a later time: of today, tomorrow, or a given date. */
export async function deskBookingSchema(context: MemberContext) {
  const asked = referenceFields(await loadReferenceFields(context));
  const { timeZone } = context.brand;
  return z
    .preprocess(
      (sent) => nameDay(sent as Record<string, unknown>, timeZone),
      z
        .looseObject({
          ...deskOrderFields(context),
          ...asked,
          timing: z.literal("later"),
          date: text(date),
          time: text(time),
        })
        .check(...timeChecks(timeZone), ...deskNeedsChecks),
    )
    .transform((sent) => ({ ...sent, when: `${sent.date} ${sent.time}` }));
}

/** The date of "today" depends on the time zone of the pickup. */
function nameDay(sent: Record<string, unknown>, timeZone: string): Record<string, unknown> {
  const named = nextDays(timeZone)[sent.day as "today"];
  return { ...sent, timing: "later", date: named ?? sent.date };
}

export function nextDays(timeZone: string) {
  const today = toLocalDay(Date.now(), timeZone);
  return { today, tomorrow: addDays(today, 1) };
}
