import { z } from "zod";
import { messageFields } from "../../features/support/fields.server.ts";
import { ticketTypes } from "../../features/support/ticket-kinds.ts";
import { maxLength, required, text } from "../../forms/rules.server.ts";

const trip = z.coerce
  .number("invalid")
  .int("invalid")
  .min(1, "invalid")
  .max(2_147_483_647, "invalid");

export const ticketSchema = z.object({
  type: z.enum(ticketTypes, "required"),
  subject: text(required, maxLength(150)),
  // The empty choice: the ticket is about no trip.
  trip: z.union([z.literal("").transform(() => undefined), trip]).optional(),
  ...messageFields,
});

export type TicketSent = z.output<typeof ticketSchema>;
