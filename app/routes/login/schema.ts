import { z } from "zod";

export const loginSchema = z.object({
  username: z.string().trim().min(1, "required"),
  password: z.string().min(1, "required"),
  back: z.string().optional(),
});
