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
