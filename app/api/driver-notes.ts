import { clip } from "./clip.ts";
import { hasNeeds, type Needs } from "./needs.ts";

/** What the first line of the driver's notes looks like where it says the needs. */
const needsLinePattern = /^\*\* [^\n]* \*\*(?:\n|$)/;

/** The API's limit for the notes. */
export const MOST_NOTES = 500;

/** The driver's notes, which begin with the needs in words for a device that shows only notes. */
export function toDriverNotes(
  notes: string | null | undefined,
  line: string | undefined,
): string | null {
  if (!line) return notes || null;
  // The form keeps room for the line, so only notes from elsewhere may lose their end.
  return clip(notes ? `${line}\n${notes}` : line, MOST_NOTES);
}

/** The notes without the line of needs, which the trip has in a field of their own. */
export function readNotes(datosExtra: string | null | undefined, needs: Needs): string | null {
  if (!datosExtra || !hasNeeds(needs)) return datosExtra ?? null;
  return datosExtra.replace(needsLinePattern, "") || null;
}
