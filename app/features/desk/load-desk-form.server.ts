import { randomUUID } from "node:crypto";
import type { Address } from "../../api/addresses.server.ts";
import { listFavourites } from "../../api/favourites.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { nameTimeZone } from "../../i18n/format-moment.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import { type FareCard, findOffers, toFareCard } from "../fares/fares.server.ts";
import { readDraft } from "../order-draft/draft.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { type ResolvedPlace, resolvePlace } from "../places/places.server.ts";
import { begunMark } from "./choosing.server.ts";
import { MOST_VEHICLES } from "./desk-order-schema.server.ts";
import { findDeskOrigin } from "./desk-origin.server.ts";
import { sayNoOrigin } from "./order-at-desk.server.ts";

export type DeskFormPage = Awaited<ReturnType<typeof loadDeskForm>>;

const DAY_MS = 86_400_000;

/** What the three forms of a desk begin with, and the destination that the address names. */
export async function loadDeskForm(context: MemberContext, request: Request) {
  const { api, brand, user, siteDomain, language } = context;
  const query = new URL(request.url).searchParams;
  const saved = await optional(readGoodRows(api, listFavourites), [], context);
  const origin = await findDeskOrigin(saved, context);
  const { draft } = readDraft(query, { mostPassengers: brand.maxPassengers });
  const favourites = Promise.resolve(saved);
  const destination = await resolvePlace(draft.to, { favourites, near: origin }, context);
  const [today = "", tomorrow = ""] = [0, DAY_MS].map((ahead) =>
    toLocalTime(Date.now() + ahead, brand.timeZone).slice(0, 10),
  );
  return {
    /** Of the order that this page may send, and whose it is. */
    key: randomUUID(),
    account: user.id,
    hotel: usualTraveller(user),
    group: { name: brand.name, phone: toPhoneLink(brand.phone, brand.phone) },
    language,
    siteDomain,
    pickup: origin?.name,
    problem: origin ? undefined : sayNoOrigin(context),
    near: origin,
    destination,
    /** The form has sent the words, or none. */
    isSearched: query.has("to"),
    usual: saved
      .filter(({ isDefault }) => !isDefault)
      .slice(0, MOST_USUAL)
      .map(({ alias, address }) => ({ alias, ...address })),
    mostPassengers: brand.showExtraPassengers ? brand.maxPassengers : undefined,
    mostVehicles: MOST_VEHICLES,
    days: { today, tomorrow },
    zone: nameTimeZone(brand.timeZone, Date.now(), language),
    paths: {
      board: pathTo("hotel_home", { siteDomain }),
      favourites: pathTo("favorite", { siteDomain }),
      destination: pathTo("pedir_destino", { siteDomain }),
      begun: pathTo("pedir_reserva", { query: { [begunMark]: 1 }, siteDomain }),
    },
  };
}

/** As many as there are number keys. */
const MOST_USUAL = 9;

/** What the hotel's own group asks for the way; nothing where it does not go there. */
export async function findDeskFare(
  { near, destination }: { near?: DeskFormPage["near"]; destination: ResolvedPlace },
  context: MemberContext,
): Promise<FareCard | undefined> {
  if (!near || !destination.address) return undefined;
  const journey = { origin: near, destination: destination.address };
  const { offers } = await findOffers(journey, context);
  const own = offers.find(({ groupId }) => groupId === ownGroupId(context));
  return own && toFareCard(own, context);
}

/** The reservation, with the destination that was chosen for it. */
export function toReserve(to: Address, { siteDomain }: MemberContext): string {
  const query = { to: to.name, to_lat: to.latitude, to_lng: to.longitude, [begunMark]: 1 };
  return pathTo("pedir_reserva", { query, siteDomain });
}
