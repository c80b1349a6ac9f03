import type { MemberContext } from "../../request/context.server.ts";
import { type DeskNote, deskNotesOf } from "./desk-notes.server.ts";

/** Saves the guest's details for the board, the taxi card and the history. */
export const saveGuestNote =
  (context: MemberContext) =>
  (id: number | string, { room, reference, guest, language }: DeskNote): Promise<void> =>
    deskNotesOf(context).save(id, { room, reference, guest, language });

/** Copies the note to a repeated trip, or from an order's key to the trip that was found for it. */
export async function copyNote(
  from: number | string,
  to: number,
  context: MemberContext,
): Promise<void> {
  const notes = deskNotesOf(context);
  const note = await notes.find(from);
  if (note) await notes.save(to, note);
}
