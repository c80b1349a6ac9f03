import { z } from "zod";
import {
  activationCode,
  email,
  maxLength,
  password,
  phoneOf,
  type Rule,
  required,
  sameAs,
  secret,
  text,
} from "../../forms/rules.server.ts";

/** A value with an @ is checked as an e-mail, any other as a phone. */
export const emailOrPhone = (country: string): Rule =>
  z.string().transform((value, context) => {
    const { data, error } = (value.includes("@") ? email : phoneOf(country)).safeParse(value);
    if (data !== undefined) return data;
    for (const { message } of error.issues) context.addIssue(message);
    return z.NEVER;
  });

/** Passes any other name on as it is: only the API knows which accounts exist. */
export const accountName = (country: string): Rule =>
  z.string().transform((value) => emailOrPhone(country).safeParse(value).data ?? value);

export const loginSchema = (country: string) =>
  z.object({
    username: text(required, accountName(country)),
    // Spaces may belong to the password, so we do not trim it.
    password: secret(z.string().min(1, "required")),
    back: z.string().optional(),
  });

/** One form with two buttons; only the button that activates needs the code. */
export const activationSchema = (country: string) => {
  const phone = text(required, phoneOf(country));
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("activate"), phone, code: text(required, activationCode) }),
    z.object({ intent: z.literal("resend"), phone }),
  ]);
};

export const recoverySchema = (country: string) =>
  z.object({ login: text(required, emailOrPhone(country)) });

export const resetSchema = z
  .object({
    code: text(required, maxLength(100)),
    password: secret(required, password),
    password_confirmation: secret(required),
  })
  .check(sameAs("password_confirmation", "password"));

export const removalSchema = (country: string) =>
  z.discriminatedUnion(
    "intent",
    [
      z.object({ intent: z.literal("ask"), login: text(required, emailOrPhone(country)) }),
      z.object({
        intent: z.literal("remove"),
        code: text(required, maxLength(100)),
        // An unticked checkbox sends nothing.
        understood: text(required),
      }),
    ],
    "invalid",
  );
