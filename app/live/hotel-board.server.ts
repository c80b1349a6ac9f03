import { type HotelTrips, loadHotel } from "../api/hotel.server.ts";
import { readRows } from "../api/rows.server.ts";
import { isHotelDesk } from "../session/access.ts";
import { countForMenu } from "./menu-counts.server.ts";
import { type Age, type Owner, PATIENCE_MS } from "./owner.server.ts";
import type { Topic } from "./topic.server.ts";

/** The trips of a hotel, as its desks see them. */
type ShownTrips = HotelTrips & {
  /** How many of them could not be read. */
  leftOut: number;
};

export type HotelBoard = ShownTrips & Age;

const known = new WeakMap<Owner["app"], Promise<HotelBoard>>();

/** The same for all desks of a hotel, and within one request for its menu and its page. */
export function readHotelBoard(owner: Owner): Promise<HotelBoard> {
  const { app } = owner;
  const read = known.get(app) ?? readShared(owner);
  known.set(app, read);
  return read;
}

async function readShared(owner: Owner): Promise<HotelBoard> {
  const { hub, paceMs } = owner.app.services.live;
  const state = await hub.read(toBoardTopic(owner), paceMs.hotel, PATIENCE_MS);
  const { value, updatedAt, isStale } = state;
  // A process of the version before this one has kept no count.
  const leftOut = value.leftOut ?? 0;
  return { ...value, leftOut, updatedAt: new Date(updatedAt).toISOString(), isStale };
}

export function forgetInRequest({ app }: Owner): void {
  known.delete(app);
}

export function toBoardTopic({ brand, user, api }: Owner): Topic<ShownTrips> {
  // Whom the API has not put at the hotel's desk asks for themselves, and is refused for themselves.
  const accountId = (isHotelDesk(user) ? user.employee?.companyId : undefined) ?? user.id;
  return {
    key: `${brand.permalink}:hotel-board:${accountId}`,
    account: { permalink: brand.permalink, accountId },
    count: countForMenu,
    async read() {
      const { value, leftOut } = await readRows(api, loadHotel);
      return { ...value, leftOut };
    },
  };
}
