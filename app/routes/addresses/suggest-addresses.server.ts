import { z } from "zod";
import { type Address, addressesNear, searchAddresses } from "../../api/addresses.server.ts";
import type { Api } from "../../api/client.server.ts";
import { listFavourites } from "../../api/favourites.server.ts";
import { listHistory } from "../../api/history.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import {
  MAX_SHOWN,
  MAX_SHOWN_SIMPLE,
  type Match,
  MIN_TYPED,
  matchWords,
} from "../../features/places/match-words.ts";
import { listUsualPlaces } from "../../features/places/usual-places.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { traceInRequest } from "../../request/trace-in-request.server.ts";

/** The API's limit for a search. */
const MAX_LENGTH = 200;

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(-max).max(max));
const latitude = degrees(90);
const longitude = degrees(180);

/** `38.0014,0.6112` */
const position = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.tuple([latitude, longitude]))
  .transform(([latitude, longitude]) => ({ latitude, longitude }));

/** The page sends these while the user types, so we ignore invalid parameters and show no error. */
export const addressesSchema = z
  .object({
    q: z
      .string()
      .transform((text) => text.trim().slice(0, MAX_LENGTH))
      .default(""),
    lat: latitude.optional().catch(undefined),
    lng: longitude.optional().catch(undefined),
    near: position.optional().catch(undefined),
    simple: z.string().optional(),
    usual: z.string().optional(),
  })
  .transform(({ q, lat, lng, near, simple, usual }) => ({
    words: q,
    /** Addresses near this position come first. */
    around: lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng },
    /** The position whose address is wanted. */
    at: near,
    /** Whether favourites and recent places are wanted, before the user types. */
    isUsual: usual !== undefined,
    max: simple === undefined ? MAX_SHOWN : MAX_SHOWN_SIMPLE,
  }));

type AddressesQuery = z.output<typeof addressesSchema>;

/** `isDown`: the search failed, so there may be more addresses. */
type Found = { addresses: Match[]; isDown?: true };

/** Ten trips yield enough different places. */
async function listRecentTrips(api: Api) {
  const { trips } = await listHistory(api, {}, { limit: 10, offset: 0 });
  return trips;
}

/** Finds addresses by words or position, or the user's usual places. A failure is logged and fails no request. */
export async function suggestAddresses(
  { words, around, at, isUsual, max }: AddressesQuery,
  context: RequestContext,
): Promise<Found> {
  const { api, brand, user } = context;
  const orNothing = <Value>(search: Promise<Value[]>): Promise<Value[] | undefined> =>
    search.catch((error: unknown) => {
      traceInRequest("address_search", error, context);
      return undefined;
    });
  if (at)
    return toFound(await orNothing(readGoodRows(api, (rows) => addressesNear(rows, at))), (near) =>
      near.slice(0, max),
    );
  if (isUsual) {
    const [favourites = [], trips = []] = await Promise.all([
      orNothing(readGoodRows(api, listFavourites)),
      orNothing(readGoodRows(api, listRecentTrips)),
    ]);
    return { addresses: listUsualPlaces(favourites, trips) };
  }
  if (words.length < MIN_TYPED) return { addresses: [] };
  const groupId = user?.exclusiveGroupId ?? brand.id;
  const [favourites = [], searched] = await Promise.all([
    orNothing(readGoodRows(api, listFavourites)),
    orNothing(readGoodRows(api, (rows) => searchAddresses(rows, { words, groupId, near: around }))),
  ]);
  return toFound(searched, (found) => matchWords(words, { favourites, found }, max));
}

function toFound(searched: Address[] | undefined, choose: (found: Address[]) => Match[]): Found {
  const addresses = choose(searched ?? []);
  return searched ? { addresses } : { addresses, isDown: true };
}
