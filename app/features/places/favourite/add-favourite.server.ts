import { createFavourite, listFavourites } from "../../../api/favourites.server.ts";
import { findRow, readGoodRows } from "../../../api/rows.server.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { type Flash, toFlash } from "../../../request/flash.server.ts";
import { runOperation } from "../../../request/idempotency.server.ts";
import type { Operation } from "../../../store/idempotency.server.ts";
import { toChosenAddress } from "../chosen-address.server.ts";
import type { NamingSent } from "./naming-schema.server.ts";

/** A form that is sent twice saves one address. */
export async function addFavourite(
  { key, alias, ...sent }: NamingSent,
  context: MemberContext,
): Promise<Flash> {
  const { api, brand, user } = context;
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
  const { state } = await runOperation("createFavourite", operation, context);
  return toFlash(state === "done" ? "registered" : "unknown", context);
}
