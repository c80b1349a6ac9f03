import { z } from "zod";
import { createFavourite, listFavourites } from "../../../api/favourites.server.ts";
import { addedRow } from "../../../api/rows.server.ts";
import { maxLength, prompted, required, text } from "../../../forms/rules.server.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { toFlash } from "../../../request/flash.server.ts";
import { runOperation } from "../../../request/idempotency.server.ts";
import type { Operation } from "../../../store/idempotency.server.ts";
import { addressFields, toChosenAddress } from "../chosen-address.server.ts";

export const aliasField = text(required, prompted(0), maxLength(80));

/** The key stays the same when the form is sent twice. */
export const namingSchema = z.object({
  form: z.literal("add"),
  key: z.uuid(),
  alias: aliasField,
  ...addressFields,
});

type NamingSent = z.output<typeof namingSchema>;

/** The user does not type the address, so its errors belong to the form as a whole. */
export const namingFields = {
  "favorito.direccion": "",
  "favorito.lat": "",
  "favorito.lng": "",
};

/** A form that is sent twice saves one address. */
export async function addFavourite({ key, alias, ...sent }: NamingSent, context: MemberContext) {
  const { api, brand, user } = context;
  const operation: Operation<number[], number> = {
    key: `${brand.permalink}:once:favourite:${user.id}:${key}:${alias}`,
    ...addedRow(api, listFavourites, {
      isWanted: (each) => each.alias === alias,
      toResult: ({ id }) => id,
    }),
    send: async (_, idempotencyKey) => {
      const favourite = { alias, address: toChosenAddress(sent), isDefault: false };
      return (await createFavourite(api, favourite, idempotencyKey)).id;
    },
  };
  const { state } = await runOperation("createFavourite", operation, context);
  return toFlash(state === "done" ? "registered" : "unknown", context);
}
