import { z } from "zod";
import { methodChoiceSchema, paymentMethodId } from "../../features/booking/payment.server.ts";

export const paymentSchema = z.discriminatedUnion(
  "form",
  [
    methodChoiceSchema,
    z.object({ form: z.literal("remove"), id: paymentMethodId }),
    z.object({ form: z.literal("put_back"), id: paymentMethodId }),
  ],
  "invalid",
);

export type PaymentSent = z.output<typeof paymentSchema>;
