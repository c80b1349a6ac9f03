import { z } from "zod";
import { languages } from "../../i18n/languages.ts";
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

/** A trip's id, or the idempotency key of an order whose trip is not known yet. */
type NoteId = number | string;

/** All panel processes share the notes. They tell which guest has which room, so they are sealed. */
export function deskNotes(
  { store, vault }: Pick<Services, "store" | "vault">,
  { permalink, hotelId }: Hotel,
) {
  const keyOf = (id: NoteId) => `${permalink}:desk-note:${hotelId}:${id}`;

  const recordOf = (id: NoteId, records = store) =>
    noteRecord.at({ store: records, vault }, keyOf(id), TTL_SECONDS);

  return {
    /** Overwrites an earlier note. */
    async save(id: NoteId, note: DeskNote): Promise<void> {
      // The note belongs to the hotel's account, whichever desk writes it.
      const own = storeOfAccount(store, { permalink, accountId: hotelId });
      await recordOf(id, own).write(note);
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
  (id: number | string, { room, reference, guest, language }: DeskNote): Promise<void> =>
    deskNotesOf(context).save(id, { room, reference, guest, language });

/** Copies the note to a repeated trip, or from an order's key to the trip that was found for it. */
export async function copyNote(from: number | string, to: number, context: MemberContext) {
  const notes = deskNotesOf(context);
  const note = await notes.find(from);
  if (note) await notes.save(to, note);
}
