import { z } from "zod";
import { aliasField, namingSchema } from "../../features/places/favourite/naming-schema.server.ts";

const id = z.coerce.number().int().min(1).max(2_147_483_647);

export const favouriteSchema = z.discriminatedUnion(
  "form",
  [
    namingSchema,
    z.object({ form: z.literal("rename"), id, alias: aliasField }),
    z.object({ form: z.literal("default"), id, isDefault: z.stringbool() }),
    z.object({ form: z.literal("remove"), id }),
  ],
  "invalid",
);

export type FavouriteSent = z.output<typeof favouriteSchema>;
