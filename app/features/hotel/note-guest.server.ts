import type { MemberVisit } from "../../request/context.server.ts";
import { type DeskNote, deskNotesOf } from "./desk-notes.server.ts";

/** Keeps what the desk has said of the guest of a trip, for its board, the taxi card and the history. */
export const noteGuest =
  (visit: MemberVisit) =>
  (noted: number | string, { room, reference, guest, language }: DeskNote): Promise<void> =>
    deskNotesOf(visit).keep(noted, { room, reference, guest, language });

/** The guest is the same of a trip that is requested once more, or that has been found to an order's key. */
export async function passNoteOn(
  from: number | string,
  to: number,
  visit: MemberVisit,
): Promise<void> {
  const notes = deskNotesOf(visit);
  const note = await notes.find(from);
  if (note) await notes.keep(to, note);
}
