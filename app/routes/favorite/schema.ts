import { z } from "zod";
import { addressFields } from "../../features/booking/chosen-address.server.ts";
import { maxLength, prompted, required, text } from "../../forms/rules.server.ts";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const alias = text(required, prompted(0), maxLength(80));

export const favouriteSchema = z.discriminatedUnion(
  "form",
  [
    // The key tells one pressing from another, so that the same one sent twice saves one address.
    z.object({ form: z.literal("add"), key: z.uuid(), alias, ...addressFields }),
    z.object({ form: z.literal("rename"), id, alias }),
    z.object({ form: z.literal("default"), id, isDefault: z.stringbool() }),
    z.object({ form: z.literal("remove"), id }),
  ],
  "invalid",
);

export type FavouriteSent = z.output<typeof favouriteSchema>;
