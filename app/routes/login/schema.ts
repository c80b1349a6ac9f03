import { z } from "zod";
import { accountName } from "../../features/account/email-or-phone.server.ts";
import { required, secret, text } from "../../forms/rules.server.ts";

export const loginSchema = (country: string) =>
  z.object({
    username: text(required, accountName(country)),
    // Spaces may belong to the password, so we do not trim it.
    password: secret(z.string().min(1, "required")),
    back: z.string().optional(),
  });
