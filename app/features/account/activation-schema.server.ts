import { z } from "zod";
import { activationCode, phoneOf, required, text } from "../../forms/rules.server.ts";

/** One form with two buttons: the code is needed by the one that activates. */
export const activationSchema = (country: string) => {
  const phone = text(required, phoneOf(country));
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("activate"), phone, code: text(required, activationCode) }),
    z.object({ intent: z.literal("resend"), phone }),
  ]);
};
