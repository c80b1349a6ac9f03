import {
  createFavourite,
  deleteFavourite,
  listFavourites,
  updateFavourite,
} from "../../api/favourites.server.ts";
import { findRow, readGoodRows } from "../../api/rows.server.ts";
import { toChosenAddress } from "../../features/booking/chosen-address.server.ts";
import { isRemoved, toFlash } from "../../features/booking/outcome.server.ts";
import type { Flash } from "../../http/flash.server.ts";
import { runOperation } from "../../http/idempotent.server.ts";
import type { MemberVisit } from "../../http/visit.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import type { FavouriteSent } from "./schema.ts";

/** Does what a form has asked for, and says how it went. */
export async function saveFavourite(sent: FavouriteSent, visit: MemberVisit): Promise<Flash> {
  const { api } = visit;
  switch (sent.form) {
    case "add":
      return addFavourite(sent, visit);
    case "rename":
      await updateFavourite(api, sent.id, { alias: sent.alias });
      return toFlash("updated", visit);
    case "default":
      await updateFavourite(api, sent.id, { isDefault: sent.isDefault });
      return toFlash("updated", visit);
    case "remove": {
      const removed = await isRemoved(deleteFavourite(api, sent.id), visit);
      return toFlash(removed ? "successful" : "failed", visit, "favourite_removed");
    }
  }
}

/** The same form sent twice saves one address. */
async function addFavourite(
  { key, alias, ...sent }: Extract<FavouriteSent, { form: "add" }>,
  visit: MemberVisit,
): Promise<Flash> {
  const { api, brand, user } = visit;
  const operation: Operation<number[], number> = {
    key: `${brand.permalink}:once:favourite:${user.id}:${key}:${alias}`,
    prepare: async () => (await readGoodRows(api, listFavourites)).map(({ id }) => id),
    send: async (_, idempotencyKey) => {
      const favourite = { alias, address: toChosenAddress(sent), isDefault: false };
      return (await createFavourite(api, favourite, idempotencyKey)).id;
    },
    find: (before) =>
      findRow(api, async (rows) => {
        const favourites = await listFavourites(rows);
        return favourites.find((each) => each.alias === alias && !before.includes(each.id))?.id;
      }),
  };
  const { state } = await runOperation("createFavourite", operation, visit);
  return toFlash(state === "done" ? "registered" : "unknown", visit);
}
