import { z } from "zod";

const id = z.coerce.number().int().min(1).max(2_147_483_647);

export const messageSchema = z.discriminatedUnion(
  "form",
  [
    z.object({ form: z.literal("read"), id }),
    // These open the ticket or promotion with the id `to`.
    z.object({ form: z.literal("ticket"), id, to: id }),
    z.object({ form: z.literal("promo"), id, to: id }),
    z.object({ form: z.literal("all") }),
  ],
  "invalid",
);

export type MessageSent = z.output<typeof messageSchema>;
