import { z } from "zod";
import { emailOrPhone } from "../../features/account/email-or-phone.server.ts";
import { maxLength, required, text } from "../../forms/rules.server.ts";

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

export type RemovalSent = z.output<ReturnType<typeof removalSchema>>;
