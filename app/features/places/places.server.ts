import {
  type Address,
  addressesNear,
  type Position,
  searchAddresses,
} from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { toPlain } from "../../i18n/words.ts";
import { measureKm } from "../../map/distance.ts";
import { type AccountContext, ownGroupId } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { type DraftPlace, placeAt } from "../order-draft/draft.server.ts";
import { usualAddressOf } from "./favourites.server.ts";
import { MAX_SHOWN, type Match, MIN_TYPED, matchWords } from "./match-words.ts";

export type ResolvedPlace = {
  text: string;
  /** The address, if it is unambiguous. */
  address?: Address;
  /** The addresses that match, if there are several. */
  choices: Match[];
  state: "empty" | "known" | "choose" | "too_short" | "not_found" | "nowhere" | "not_searched";
};

/** The API's limit for a search; a chosen address may be longer. */
const MAX_SEARCH_LENGTH = 200;

type SearchOptions = {
  favourites: Promise<Favourite[]>;
  /** Addresses near this position are preferred. */
  near?: Position;
};

/** Resolves the user's text or position to one address, or to a list to choose from. */
export async function resolvePlace(
  { text, position, near }: DraftPlace,
  options: SearchOptions,
  context: AccountContext,
): Promise<ResolvedPlace> {
  if (near) return resolvePosition(near, context);
  const without = (state: ResolvedPlace["state"]): ResolvedPlace => ({ text, choices: [], state });
  if (text === "") return without("empty");
  if (position) return { ...without("known"), address: { name: text, ...position } };
  if ([...text].length < MIN_TYPED) return without("too_short");

  const words = text.slice(0, MAX_SEARCH_LENGTH);
  const search = readGoodRows(context.api, (rows) =>
    searchAddresses(rows, { words, groupId: ownGroupId(context), near: options.near }),
  );
  const [favourites, found] = await Promise.all([
    options.favourites,
    optional(search, undefined, context),
  ]);
  const known = { favourites, found: found ?? [] };
  const matches = matchWords(text, known, Number.POSITIVE_INFINITY);
  // A failed search does not tell whether the address exists.
  if (matches.length === 0) return without(found ? "not_found" : "not_searched");
  const match = findMatch(text, matches);
  if (match) return { ...toResolvedPlace(match), choices: [] };
  return { text, choices: matches.slice(0, MAX_SHOWN), state: "choose" };
}

/** The start of an order: what the user has typed or chosen, or else the default favourite. */
export async function resolveOrigin(
  from: DraftPlace | undefined,
  favourites: Promise<Favourite[]>,
  context: AccountContext,
): Promise<ResolvedPlace> {
  const usual = from ? undefined : usualAddressOf(await favourites);
  if (usual) return toResolvedPlace(usual);
  return resolvePlace(from ?? { text: "" }, { favourites }, context);
}

/** A resolved place as the draft of an order holds it. */
export const toDraftPlace = ({ text, address }: ResolvedPlace): DraftPlace => ({
  ...(address && placeAt(address)),
  text,
});

function toResolvedPlace({ name, latitude, longitude }: Address): ResolvedPlace {
  return { text: name, address: { name, latitude, longitude }, choices: [], state: "known" };
}

async function resolvePosition(
  position: Position,
  context: AccountContext,
): Promise<ResolvedPlace> {
  const search = readGoodRows(context.api, (rows) => addressesNear(rows, position));
  const found = await optional(search, undefined, context);
  const [nearest] = found ?? [];
  if (nearest) return toResolvedPlace(nearest);
  return { text: "", choices: [], state: found ? "nowhere" : "not_searched" };
}

/** The only match, or the only one whose name is exactly the text, before its street and town. */
function findMatch(text: string, matches: Match[]): Match | undefined {
  const plain = toPlain(text);
  const named = matches.filter(
    ({ name, favourite = "" }) =>
      toPlain(favourite) === plain || `${toPlain(name)},`.startsWith(`${plain},`),
  );
  if (named.length === 1) return named[0];
  return matches.length === 1 ? matches[0] : undefined;
}

export type PlaceView = ResolvedPlace & {
  /** The name of the favourite at this address, if there is one. */
  savedAs?: string;
  canSave?: boolean;
  /** Favourites for the browser's own suggestions, which need no JavaScript. */
  saved?: { alias: string; name: string }[];
};

export function toPlaceView(place: ResolvedPlace, favourites: Favourite[]): PlaceView {
  const { address } = place;
  const saved = favourites
    .slice(0, MAX_SUGGESTED)
    .map(({ alias, address: { name } }) => ({ alias, name }));
  if (!address) return { ...place, saved };
  const favourite = favourites.find((each) => measureKm(each.address, address) < CLOSE_KM);
  return { ...place, saved, savedAs: favourite?.alias, canSave: !favourite };
}

const MAX_SUGGESTED = 20;

/** Two addresses closer than this count as the same place. */
const CLOSE_KM = 0.01;
