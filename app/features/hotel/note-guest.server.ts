import type { MemberContext } from "../../request/context.server.ts";
import { type DeskNote, deskNotesOf } from "./desk-notes.server.ts";

/** Keeps what the desk has said of the guest of a trip, for its board, the taxi card and the history. */
export const noteGuest =
  (context: MemberContext) =>
  (noted: number | string, { room, reference, guest, language }: DeskNote): Promise<void> =>
    deskNotesOf(context).keep(noted, { room, reference, guest, language });

/** The guest is the same of a trip that is requested once more, or that has been found to an order's key. */
export async function passNoteOn(
  from: number | string,
  to: number,
  context: MemberContext,
): Promise<void> {
  const notes = deskNotesOf(context);
  const note = await notes.find(from);
  if (note) await notes.keep(to, note);
}
