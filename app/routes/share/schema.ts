import { z } from "zod";

export const shareSchema = z.object({ form: z.enum(["share", "stop"], "invalid") });
