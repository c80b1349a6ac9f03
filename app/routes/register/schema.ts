import { z } from "zod";
import {
  accepted,
  alpha,
  email,
  maxLength,
  password,
  phoneWithCountry,
  type Rule,
  required,
  sameAs,
  secret,
  text,
  userCode,
} from "../../forms/rules.server.ts";
import { toInternational } from "../../i18n/phones.server.ts";

/** Asks the API whether a valid e-mail is available. */
export const registerSchema = (isAvailable: (email: string) => Promise<boolean>) => {
  const available: Rule = z.string().refine(isAvailable, "email_taken");
  return z.preprocess(
    withPrefix,
    z
      .object({
        name: text(required, alpha, maxLength(120)),
        email: text(required, email, available),
        phone: text(required, phoneWithCountry),
        password: secret(required, password),
        password_again: secret(required),
        friend_code: text(userCode),
        terms: accepted("terms_required"),
        privacy: accepted("privacy_required"),
      })
      .check(sameAs("password_again", "password")),
  );
};

/** Reads the number as dialled in the chosen country, unless it has its own country code. */
function withPrefix(values: unknown): unknown {
  const { phone, country } = values as Record<string, unknown>;
  const number = typeof phone === "string" && toInternational(phone, String(country));
  return number ? { ...(values as object), phone: number } : values;
}
