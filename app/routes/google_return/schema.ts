import { z } from "zod";

/** From another site, so anything may come; what is not as it should be is as if it were not there. */
export const googleReturnSchema = z.object({
  state: z.string().max(200).catch(""),
  id_token: z.string().min(1).max(8192).optional().catch(undefined),
});
