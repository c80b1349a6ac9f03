import { z } from "zod";
import { emailOrPhone } from "../../features/account/email-or-phone.server.ts";
import { required, text } from "../../forms/rules.server.ts";

export const recoverySchema = (country: string) =>
  z.object({ login: text(required, emailOrPhone(country)) });
