import { z } from "zod";
import { email, phoneOf, type Rule } from "../../forms/rules.server.ts";

/** What somebody logs in with, checked as the e-mail that it is with an @, and as a phone without. */
export const emailOrPhone = (country: string): Rule =>
  z.string().transform((value, context) => {
    const { data, error } = (value.includes("@") ? email : phoneOf(country)).safeParse(value);
    if (data !== undefined) return data;
    for (const { message } of error.issues) context.addIssue(message);
    return z.NEVER;
  });

/** The same, but a name that is neither is left to the API, which knows the accounts that exist. */
export const accountName = (country: string): Rule =>
  z.string().transform((value) => emailOrPhone(country).safeParse(value).data ?? value);
