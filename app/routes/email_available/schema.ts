import { z } from "zod";
import { email, required, text } from "../../forms/rules.server.ts";

export const emailSchema = z.object({ email: text(required, email) });
