import { z } from "zod";
import { maxLength, password, required, sameAs, secret, text } from "../../forms/rules.server.ts";

export const resetSchema = z
  .object({
    code: text(required, maxLength(100)),
    password: secret(required, password),
    password_confirmation: secret(required),
  })
  .check(sameAs("password_confirmation", "password"));
