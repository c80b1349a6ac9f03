import {
  type Address,
  addressesNear,
  type Position,
  searchAddresses,
} from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { toPlain } from "../../i18n/words.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import type { DraftPlace } from "../order-draft/draft.server.ts";
import { measureKm } from "./distance.ts";
import { LEAST_TYPED, type Match, MOST_SHOWN, matchWords } from "./match-words.ts";

/** What became of the words, or of the position, that somebody has given. */
export type SoughtPlace = {
  text: string;
  /** The one that is meant. */
  address?: Address;
  /** Those that may be meant. */
  choices: Match[];
  state: "empty" | "known" | "choose" | "too_short" | "not_found" | "nowhere" | "not_searched";
};

/** As much as the API takes; an address that is chosen may be longer. */
const MOST_SEARCHED = 200;

type Asked = {
  favourites: Promise<Favourite[]>;
  /** What is nearer to it is meant rather. */
  near?: Position;
};

/** The address that somebody means, or those to choose from. */
export async function seekPlace(
  { text, position, near }: DraftPlace,
  asked: Asked,
  context: MemberContext,
): Promise<SoughtPlace> {
  if (near) return seekHere(near, context);
  const without = (state: SoughtPlace["state"]): SoughtPlace => ({ text, choices: [], state });
  if (text === "") return without("empty");
  if (position) return { ...without("known"), address: { name: text, ...position } };
  if ([...text].length < LEAST_TYPED) return without("too_short");

  const words = text.slice(0, MOST_SEARCHED);
  const search = readGoodRows(context.api, (rows) =>
    searchAddresses(rows, { words, groupId: ownGroupId(context), near: asked.near }),
  );
  const [favourites, found] = await Promise.all([
    asked.favourites,
    optional(search, undefined, context),
  ]);
  const known = { favourites, found: found ?? [] };
  const matches = matchWords(text, known, Number.POSITIVE_INFINITY);
  // Nothing is said of an address by a search that has failed.
  if (matches.length === 0) return without(found ? "not_found" : "not_searched");
  const meant = findMeant(text, matches);
  if (meant) return { ...toKnown(meant), choices: [] };
  return { text, choices: matches.slice(0, MOST_SHOWN), state: "choose" };
}

/** The default favourite, where a request begins if nothing else is said. */
export function toKnown({ name, latitude, longitude }: Address): SoughtPlace {
  return { text: name, address: { name, latitude, longitude }, choices: [], state: "known" };
}

async function seekHere(position: Position, context: MemberContext): Promise<SoughtPlace> {
  const asked = readGoodRows(context.api, (rows) => addressesNear(rows, position));
  const found = await optional(asked, undefined, context);
  const [nearest] = found ?? [];
  if (nearest) return toKnown(nearest);
  return { text: "", choices: [], state: found ? "nowhere" : "not_searched" };
}

/** The only one, or the only one that is called exactly so, whatever its street and town. */
function findMeant(text: string, matches: Match[]): Match | undefined {
  const plain = toPlain(text);
  const named = matches.filter(
    ({ name, favourite = "" }) =>
      toPlain(favourite) === plain || `${toPlain(name)},`.startsWith(`${plain},`),
  );
  if (named.length === 1) return named[0];
  return matches.length === 1 ? matches[0] : undefined;
}

export type PlaceView = SoughtPlace & {
  /** The name of the favourite at this address, if there is one. */
  savedAs?: string;
  canSave?: boolean;
  /** Favourites that the browser itself can suggest. */
  saved?: { alias: string; name: string }[];
};

export function toPlaceView(place: SoughtPlace, favourites: Favourite[]): PlaceView {
  const { address } = place;
  const saved = favourites
    .slice(0, MOST_SUGGESTED)
    .map(({ alias, address: { name } }) => ({ alias, name }));
  if (!address) return { ...place, saved };
  const favourite = favourites.find((each) => measureKm(each.address, address) < CLOSE_KM);
  return { ...place, saved, savedAs: favourite?.alias, canSave: !favourite };
}

const MOST_SUGGESTED = 20;

/** Nearer than that it is the same place. */
const CLOSE_KM = 0.01;
