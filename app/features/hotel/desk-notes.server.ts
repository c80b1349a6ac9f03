import { z } from "zod";
import { languages } from "../../i18n/languages.ts";
import { findInstants } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Services } from "../../request/services.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord } from "../../store/record.server.ts";
import { hotelIdOf } from "./hotel.server.ts";

/** What the desk notes about a trip's guest. Only the hotel's desks need it. */
const deskNoteSchema = z.object({
  room: z.string(),
  reference: z.string(),
  guest: z.string(),
  /** The language of the taxi card. */
  language: z.enum(languages),
});

const noteRecord = defineRecord(deskNoteSchema, { version: 1 });

export type DeskNote = z.output<typeof deskNoteSchema>;

/** All desks of a hotel share its notes. */
type Hotel = { permalink: string; hotelId: number };

/** Long enough for questions about the monthly bill. */
export const DESK_NOTE_DAYS = 90;
const TTL_SECONDS = DESK_NOTE_DAYS * 86_400;
/** A taxi is booked up to a year ahead. */
const MOST_AHEAD_SECONDS = 366 * 86_400;

/** A trip's id, or the idempotency key of an order whose trip is not known yet. */
type NoteId = number | string;

/** All panel processes share the notes. They tell which guest has which room, so they are sealed. */
export function deskNotes(
  { store, vault }: Pick<Services, "store" | "vault">,
  { permalink, hotelId }: Hotel,
) {
  const keyOf = (id: NoteId) => `${permalink}:desk-note:${hotelId}:${id}`;

  const recordOf = (id: NoteId, records = store, aheadSeconds = 0) =>
    noteRecord.at({ store: records, vault }, keyOf(id), TTL_SECONDS + aheadSeconds);

  return {
    /** Overwrites an earlier note. Its time begins with the pickup, where that is later. */
    async save(id: NoteId, note: DeskNote, pickupAt = 0): Promise<void> {
      // The note belongs to the hotel's account, whichever desk writes it.
      const own = storeOfAccount(store, { permalink, accountId: hotelId });
      const ahead = Math.ceil((pickupAt - Date.now()) / 1000);
      await recordOf(id, own, Math.min(Math.max(ahead, 0), MOST_AHEAD_SECONDS)).write(note);
    },
    find: (id: NoteId) => recordOf(id).read(),
    /** Maps trip ids to notes; trips without a note are missing. */
    async findAll(tripIds: number[]): Promise<Map<number, DeskNote>> {
      const notes = await Promise.all(tripIds.map((id) => recordOf(id).read()));
      return new Map(
        tripIds.flatMap((id, at): [number, DeskNote][] => {
          const note = notes[at];
          return note ? [[id, note]] : [];
        }),
      );
    },
  };
}

export function deskNotesOf({ brand, user, app }: MemberContext) {
  return deskNotes(app.services, { permalink: brand.permalink, hotelId: hotelIdOf(user) });
}

/** Saves the guest's details for the board, the taxi card and the history. */
export const saveGuestNote =
  (context: MemberContext) =>
  (
    id: number | string,
    { room, reference, guest, language, when }: DeskNote & { when?: string },
  ): Promise<void> => {
    const note = { room, reference, guest, language };
    return deskNotesOf(context).save(id, note, toPickup(when, context));
  };

/** When the clocks of the group show it. */
export const toPickup = (when: string | undefined, { brand }: MemberContext): number =>
  (when && findInstants(when, brand.timeZone)[0]) || 0;

/** Copies the note to a repeated trip, or from an order's key to the trip that was found for it. */
export async function copyNote(
  from: NoteId,
  to: number,
  context: MemberContext,
  when?: string,
): Promise<void> {
  const notes = deskNotesOf(context);
  const note = await notes.find(from);
  if (note) await notes.save(to, note, toPickup(when, context));
}
