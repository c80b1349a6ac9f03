import { isFinal } from "../trips/trip-status.ts";
import type { RequestPage } from "./load-request.server.ts";

/** A form does not change by itself; a placed order does until its trip has ended. */
export function isPlacedLive(data: unknown): boolean {
  const page = data as RequestPage | undefined;
  const placed = page?.placed;
  if (!placed) return false;
  if (placed.kind === "not_here" || placed.kind === "lost") return false;
  return placed.kind !== "trip" || !isFinal(placed.trip.status);
}
