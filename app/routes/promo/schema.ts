import { z } from "zod";

export const promoSchema = z.object({
  // Tells one pressing from another, so that the same one sent twice redeems once.
  key: z.uuid("unreadable"),
});
