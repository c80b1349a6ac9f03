import { z } from "zod";
import { activationCode, phoneOf, required, text } from "../../forms/rules.server.ts";

/** One form with two buttons; only the button that activates needs the code. */
export const activationSchema = (country: string) => {
  const phone = text(required, phoneOf(country));
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("activate"), phone, code: text(required, activationCode) }),
    z.object({ intent: z.literal("resend"), phone }),
  ]);
};
