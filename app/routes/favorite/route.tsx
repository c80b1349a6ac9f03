import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { listFavourites } from "../../api/favourites.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { defer } from "../../deferred.ts";
import { toMapSource } from "../../features/map/map-source.server.ts";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { readChosenAddress } from "../../features/places/chosen-address.server.ts";
import { namingFields } from "../../features/places/favourite/add-favourite.server.ts";
import { findAddresses } from "../../features/places/find-addresses.server.ts";
import { statusOf, submit } from "../../forms/submit.server.ts";
import { type MemberContext, requireScreen } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { favouriteSchema, saveFavourite } from "./save.server.ts";
import { texts } from "./texts.ts";
import { type FavouriteList, FavouritesView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "favorite");
  const query = new URL(args.request.url).searchParams;
  const list = defer(loadList(context));
  const found = await findAddresses(readSearched(args.request), context);
  const address = readChosenAddress(query);
  const view = {
    list,
    map: toMapSource(context),
    found,
    naming: address && { address, idempotencyKey: randomUUID() },
    siteDomain: context.siteDomain,
  };
  return data(view, statusOf(found.state === "too_short" ? [found] : []));
}

async function loadList({ api }: MemberContext): Promise<FavouriteList> {
  const { value, leftOut } = await readRows(api, listFavourites);
  return { favourites: value, leftOut };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "favorite");
  return submit(args.request, {
    language: context.language,
    schema: favouriteSchema,
    texts: needsTexts,
    fields: { ...namingFields, "favorito.needs": "needs" },
    run: async (sent) => ({
      flash: await saveFavourite(sent, context),
      // After saving an address the search is done, so the page drops its words.
      address: sent.form === "add" ? undefined : readSearched(args.request),
    }),
    done: ({ flash, address }) =>
      redirectToScreen("favorite", { query: { address }, flash }, context),
  });
}

const readSearched = ({ url }: Request) => new URL(url).searchParams.get("address") ?? undefined;

export default function Favorite() {
  return <FavouritesView {...useLoaderData<typeof loader>()} />;
}
