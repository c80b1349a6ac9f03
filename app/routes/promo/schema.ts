import { z } from "zod";

export const promoSchema = z.object({
  // The idempotency key: a form that is sent twice redeems once.
  key: z.uuid("unreadable"),
});
