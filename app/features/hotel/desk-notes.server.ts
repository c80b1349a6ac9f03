import { z } from "zod";
import { languages } from "../../i18n/languages.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Services } from "../../request/services.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { hotelIdOf } from "./hotel.server.ts";

/** What the desk knows of a trip's guest, and nobody beyond the desk has to. */
const deskNoteSchema = z.object({
  room: z.string(),
  reference: z.string(),
  guest: z.string(),
  /** In which the taxi card speaks. */
  language: z.enum(languages),
});

export type DeskNote = z.output<typeof deskNoteSchema>;

/** Whose notes: of a hotel, all its desks share them. */
export type Hotel = { permalink: string; hotelId: number };

/** Long enough for the questions that come with the month's bill, and no longer. */
export const DESK_NOTE_DAYS = 90;
const KEPT_SECONDS = DESK_NOTE_DAYS * 86_400;

/** Of which trip; of an order that nobody knows a trip of yet, the key that it was sent with. */
type Noted = number | string;

/** Kept where all panels find it, and sealed: it says who sleeps where. */
export function deskNotes(
  { store, vault }: Pick<Services, "store" | "vault">,
  { permalink, hotelId }: Hotel,
) {
  const placeOf = (noted: Noted) => `${permalink}:desk-note:${hotelId}:${noted}`;

  function open(noted: Noted, sealed: string | undefined): DeskNote | undefined {
    const text = vault.open(placeOf(noted), sealed);
    return text === undefined ? undefined : deskNoteSchema.safeParse(JSON.parse(text)).data;
  }

  return {
    /** Once the trip is ordered; again where something has changed. */
    async keep(noted: Noted, note: DeskNote): Promise<void> {
      const place = placeOf(noted);
      // The hotel's, whichever of its desks writes.
      const own = storeOfAccount(store, { permalink, accountId: hotelId });
      await own.set(place, vault.seal(place, JSON.stringify(note)), KEPT_SECONDS);
    },
    find: async (noted: Noted) => open(noted, await store.get(placeOf(noted))),
    /** By the trip's number; without those that the desk has noted nothing of. */
    async findAll(tripIds: number[]): Promise<Map<number, DeskNote>> {
      const sealed = await store.readTogether(tripIds.map(placeOf));
      return new Map(
        tripIds.flatMap((id, at): [number, DeskNote][] => {
          const note = open(id, sealed[at]);
          return note ? [[id, note]] : [];
        }),
      );
    },
  };
}

export function deskNotesOf({ brand, user, app }: MemberContext) {
  return deskNotes(app.services, { permalink: brand.permalink, hotelId: hotelIdOf(user) });
}
