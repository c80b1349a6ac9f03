import type { Known } from "../../../openapi/known.ts";
import type { TicketLabel, TicketType } from "../../api/tickets.server.ts";

/** In the order in which the form offers them. */
export const ticketTypes = [
  "complaint",
  "suggestion",
  "question",
  "claim",
  "other",
] as const satisfies Known<TicketType>[];

/** A closed ticket takes no more answers. */
export const isClosed = (label: TicketLabel): boolean =>
  label === "approved" || label === "rejected";
