import { z } from "zod";
import { deleteFavourite, updateFavourite } from "../../api/favourites.server.ts";
import {
  needsChecks,
  needsFields,
  readChangedNeeds,
} from "../../features/needs/needs-rules.server.ts";
import {
  addFavourite,
  aliasField,
  namingSchema,
} from "../../features/places/favourite/add-favourite.server.ts";
import { formsOf, rowId } from "../../forms/rules.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, toFlash } from "../../request/flash.server.ts";
import { isRemoved } from "../../request/trace-in-request.server.ts";

export const favouriteSchema = formsOf(
  namingSchema,
  z
    .object({ form: z.literal("rename"), id: rowId, alias: aliasField, ...needsFields })
    .check(...needsChecks()),
  z.object({ form: z.literal("default"), id: rowId, isDefault: z.stringbool() }),
  z.object({ form: z.literal("remove"), id: rowId }),
);

type FavouriteSent = z.output<typeof favouriteSchema>;

export async function saveFavourite(sent: FavouriteSent, context: MemberContext): Promise<Flash> {
  const { api } = context;
  switch (sent.form) {
    case "add":
      return addFavourite(sent, context);
    case "rename":
      await updateFavourite(api, sent.id, { alias: sent.alias, needs: readChangedNeeds(sent) });
      return toFlash("updated", context);
    case "default":
      await updateFavourite(api, sent.id, { isDefault: sent.isDefault });
      return toFlash("updated", context);
    case "remove": {
      const removed = await isRemoved(deleteFavourite(api, sent.id), context);
      return toFlash(removed ? "successful" : "failed", context, "favourite_removed");
    }
  }
}
