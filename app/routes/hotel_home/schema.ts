import { z } from "zod";
import { deskOrderFields } from "../../features/desk/desk-order-schema.server.ts";
import type { MemberContext } from "../../request/context.server.ts";

const tripId = z.coerce.number().int().min(1).max(2_147_483_647);

/** The forms of the quick button and of the trips on the board. */
export const boardSchema = (context: MemberContext) =>
  z.discriminatedUnion(
    "form",
    [
      z.object({ form: z.literal("order"), ...deskOrderFields(context) }),
      z.object({ form: z.literal("cancel"), id: tripId }),
      z.object({ form: z.literal("resend"), id: tripId, key: z.uuid("unreadable") }),
      z.object({ form: z.literal("settle"), id: tripId }),
    ],
    "invalid",
  );

export type BoardSent = z.output<ReturnType<typeof boardSchema>>;
