import { z } from "zod";
import {
  methodChoiceSchema,
  paymentGroupId,
  paymentMethodId,
} from "../../features/payment/payment.server.ts";

export const paymentSchema = z.discriminatedUnion(
  "form",
  [
    methodChoiceSchema,
    z.object({ form: z.literal("remove"), id: paymentMethodId, group: paymentGroupId }),
    z.object({ form: z.literal("put_back"), id: paymentMethodId, group: paymentGroupId }),
  ],
  "invalid",
);

export type PaymentSent = z.output<typeof paymentSchema>;
