import { createHash } from "node:crypto";
import {
  createFavourite,
  type Favourite,
  listFavourites,
  updateFavourite,
} from "../../api/favourites.server.ts";
import { findRow, readGoodRows } from "../../api/rows.server.ts";
import { toChosenAddress } from "../../features/places/chosen-address.server.ts";
import { languages } from "../../i18n/languages.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, toFlash } from "../../request/flash.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import type { HomeSent } from "./schema.ts";
import { texts } from "./texts.ts";

/**
 * Makes an address the default favourite. A favourite at this address keeps its name; a new address replaces
 * only the favourite that is named as home.
 */
export async function saveHome(sent: HomeSent, context: MemberContext): Promise<Flash> {
  const { api } = context;
  const address = toChosenAddress(sent);
  const favourites = await readGoodRows(api, listFavourites);
  const known =
    favourites.find((each) => isAt(each, address)) ?? favourites.find(({ alias }) => isHome(alias));
  if (!known) return addHome(sent, context);
  await updateFavourite(api, known.id, {
    ...(!isAt(known, address) && { address }),
    isDefault: true,
  });
  return toFlash("updated", context);
}

/** A form that is sent twice saves one address. */
async function addHome(sent: HomeSent, context: MemberContext): Promise<Flash> {
  const { api, brand, user, language } = context;
  const address = toChosenAddress(sent);
  const content = createHash("sha256").update(JSON.stringify(address)).digest("base64url");
  const operation: Operation<null, number> = {
    key: `${brand.permalink}:once:home-address:${user.id}:${sent.key}:${content}`,
    prepare: async () => null,
    send: async (_, idempotencyKey) => {
      const home = { alias: texts[language].home_alias, address, isDefault: true };
      return (await createFavourite(api, home, idempotencyKey)).id;
    },
    find: () =>
      findRow(
        api,
        async (rows) =>
          (await listFavourites(rows)).find((each) => isHome(each.alias) && isAt(each, address))
            ?.id,
      ),
  };
  const { state } = await runOperation("createFavourite", operation, context);
  return toFlash(state === "done" ? "updated" : "unknown", context);
}

const isHome = (alias: string): boolean =>
  languages.some((each) => texts[each].home_alias.toLowerCase() === alias.trim().toLowerCase());

const isAt = ({ address }: Favourite, { latitude, longitude }: Favourite["address"]): boolean =>
  address.latitude === latitude && address.longitude === longitude;
