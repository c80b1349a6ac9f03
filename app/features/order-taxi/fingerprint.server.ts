import { createHash } from "node:crypto";
import type { NewTrip } from "../../api/trips.server.ts";

/** Equal for two orders with the same content, whatever fare is confirmed for them. */
export function toFingerprint(order: Omit<NewTrip, "fare">): string {
  return createHash("sha256").update(JSON.stringify(order)).digest("base64url");
}
