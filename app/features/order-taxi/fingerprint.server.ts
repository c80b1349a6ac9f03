import { createHash } from "node:crypto";
import type { NewTrip } from "../../api/trips.server.ts";

/** The same for two orders that say the same. */
export function toFingerprint(wish: NewTrip): string {
  return createHash("sha256").update(JSON.stringify(wish)).digest("base64url");
}
