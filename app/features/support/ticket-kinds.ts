import type { Known } from "../../../openapi/known.ts";
import type { TicketLabel, TicketType } from "../../api/tickets.server.ts";

/** In the order in which they are offered. */
export const ticketTypes = [
  "complaint",
  "suggestion",
  "question",
  "claim",
  "other",
] as const satisfies Known<TicketType>[];

/** Nothing can be said on it any more. */
export const isClosed = (label: TicketLabel): boolean =>
  label === "approved" || label === "rejected";
