import { walkHistory } from "../../api/history.server.ts";
import { MAX_WALKED } from "../../api/pages.server.ts";
import type { Reference } from "../../api/references.ts";
import { leaveOutOddRows } from "../../api/rows.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { toSingleLine } from "../../csv/single-line.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import { deskNotesOf } from "../hotel/desk-notes.server.ts";
import { fareOf } from "../trips/history/format-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import type { Entry } from "./add-up.ts";
import { type ClosedMonth, compareClosings } from "./compare-closings.server.ts";
import { findRoomsSince } from "./known-rooms.server.ts";
import type { Period } from "./period.server.ts";
import { texts } from "./texts.ts";

export type EntryOfTrip = { trip: Trip; entry: Entry };

/** What is known once all pages have been read. */
export type Reading = {
  /** The trips that could not be read, or that are too many; without them the sums are too small. */
  missing: number;
  /** The months that were closed, with what has changed since. */
  closings: ClosedMonth[];
  /** The day from which on the rooms are known; undefined where all are, or no trip has any. */
  roomsSince: string | undefined;
};

/** The trips of a period, page by page as the caller wants them, so that none has to be kept. */
export function readEntries(period: Period, context: MemberContext) {
  const { from, to } = period;
  const reading = leaveOutOddRows(context.api);
  const closings = compareClosings(period, context);
  let total = 0;
  async function* readPages(): AsyncGenerator<EntryOfTrip[]> {
    for await (const page of walkHistory(reading.api, { from, to })) {
      total = page.total;
      await closings.open(page.trips.map(({ when }) => when));
      const entries = await toEntries(page.trips, closings.roomOf, context);
      closings.add(entries.map(({ entry }) => entry));
      yield entries;
    }
  }
  return {
    pages: readPages(),
    /** The trips of all pages, once the first has been read. */
    countAll: (): number => total,
    async finish(): Promise<Reading> {
      const missing = reading.count() + Math.max(0, total - MAX_WALKED);
      const closed = await closings.finish(missing === 0);
      const today = toLocalDay(Date.now(), context.brand.timeZone);
      const roomsSince = isHotelDesk(context)
        ? findRoomsSince(period, today, closings.roomsSince)
        : undefined;
      return { missing, closings: closed, roomsSince };
    },
  };
}

async function toEntries(
  trips: Trip[],
  keptRoomOf: (id: number, when: string) => string,
  context: MemberContext,
): Promise<EntryOfTrip[]> {
  const t = createTranslate(texts, context.language);
  const { brand } = context;
  const notes = isHotelDesk(context)
    ? await deskNotesOf(context).findAll(trips.map(({ id }) => id))
    : undefined;
  return trips.map((trip) => {
    const { id, when, employee, serviceType, groupId, paymentMethod, currency } = trip;
    const isOwn = groupId === null || groupId === brand.id;
    const entry: Entry = {
      ...{ id, when, state: stateOf(trip), fare: fareOf(trip) },
      currency: currency ?? brand.currency,
      // In one line, as the files have them, so that equal names are one line of the sums.
      references: toReferences(trip),
      employee: toSingleLine(employee?.name ?? ""),
      serviceType: toSingleLine(serviceType ?? ""),
      room: toSingleLine(notes ? (notes.get(id)?.room ?? keptRoomOf(id, when)) : ""),
      group: toSingleLine(isOwn ? brand.name : t("group_number", { id: `${groupId}` })),
      payment: toSingleLine(paymentMethod ?? ""),
    };
    return { trip, entry };
  });
}

/** One value of each field at most; a blank one is none. */
function toReferences({ references }: Trip): Reference[] {
  const lines = references.map((each) => ({ ...each, value: toSingleLine(each.value) }));
  const given = lines.filter(({ value }) => value !== "");
  return given.filter(
    ({ fieldId }, at) => given.findIndex((other) => other.fieldId === fieldId) === at,
  );
}

const COMPLETED = 8;
const BOOKED = 13;

function stateOf({ status, fare }: Trip): Entry["state"] {
  if (status === COMPLETED) return fare === null ? "unpriced" : "charged";
  if (status === BOOKED) return "booked";
  return isFinal(status) ? "cancelled" : "underWay";
}
