import { z } from "zod";

/** The form comes from another site, so we treat invalid values as missing. */
export const googleReturnSchema = z.object({
  state: z.string().max(200).catch(""),
  id_token: z.string().min(1).max(8192).optional().catch(undefined),
});
