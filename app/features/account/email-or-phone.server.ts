import { z } from "zod";
import { email, phoneOf, type Rule } from "../../forms/rules.server.ts";

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
