import { getProfile } from "../../api/account.server.ts";
import { listCommerces } from "../../api/club.server.ts";
import { listFavourites } from "../../api/favourites.server.ts";
import { listPaymentMethods } from "../../api/payment-methods.server.ts";
import { feedOf } from "../../features/calendar-feed/feeds.server.ts";
import { loadNotices } from "../../features/notices/load-notices.server.ts";
import { listContacts } from "../../features/order-draft/contact/contact-drafts.server.ts";
import { agreedRangesOf } from "../../features/order-taxi/agreed-range.server.ts";
import { ownSeries, settleStopped } from "../../features/series/own-series.server.ts";
import type { Plan } from "../../features/series/series-record.server.ts";
import { ownGroupId } from "../../request/context.server.ts";
import { grantsOf } from "../../request/grants/grants.server.ts";
import type { ScreenName } from "../../screens.ts";
import {
  readMessages,
  readMovements,
  readPromotions,
  readPurses,
  readTicketAttachments,
  readTicketMessages,
  readTickets,
} from "./paged-rows.server.ts";
import { type Reading, type Row, toIso } from "./reading.server.ts";
import { readSessions, readSharedTrips } from "./record-rows.server.ts";
import { readBookings, readHistory, readTripsInProcess, tripColumns } from "./trip-rows.server.ts";

type Part = {
  /** The order of the columns; each row may lack some. */
  columns: readonly string[];
  /** Pages of rows, each read when it is wanted. */
  read: (reading: Reading) => AsyncIterable<Row[]>;
  /** Who may not enter the screen has no such part. */
  screen?: ScreenName;
  /** The operations of the API, and the records of `docs/stored-data.md`, that it shows. */
  operations: readonly string[];
  records: readonly string[];
};

/** All that the panel and the API show of a client, one file of a spreadsheet each. */
export const parts = {
  account: {
    columns: ["id", "name", "email", "phone", "picture", "permissions", "panel_language", "brand"],
    operations: ["getProfile"],
    records: [],
    async *read({ api, context }) {
      const { id, name, email, phone, avatar, permissions } = await getProfile(api);
      const { language, brand } = context;
      const panel = { panel_language: language, brand: brand.name };
      yield [{ ...{ id, name, email, phone }, picture: avatar, permissions, ...panel }];
    },
  },
  sessions: {
    columns: ["began_at", "confirmed_at", "is_this_one"],
    operations: [],
    records: ["session:<session>", "account-records:<account>"],
    read: readSessions,
  },
  trips: {
    columns: tripColumns,
    operations: ["listTrips"],
    records: [],
    screen: "history",
    read: readHistory,
  },
  trips_in_process: {
    columns: tripColumns,
    operations: ["listTripsInProcess"],
    records: [],
    screen: "panel",
    read: readTripsInProcess,
  },
  bookings: {
    columns: tripColumns,
    operations: ["listScheduledTrips"],
    records: [],
    screen: "bookings",
    read: readBookings,
  },
  agreed_fares: {
    columns: ["trip", "low", "high", "currency"],
    operations: [],
    records: ["agreed-ranges:<account>"],
    async *read({ context }) {
      const { currency } = context.brand;
      const ranges = await agreedRangesOf(context).read();
      yield [...ranges].map(([trip, { low, high }]) => ({ trip, low, high, currency }));
    },
  },
  shared_trips: {
    columns: ["trip", "open_until"],
    operations: [],
    records: ["followed:<account>:<trip>", "follow:<link>"],
    read: readSharedTrips,
  },
  series: {
    columns: [
      ...["id", "made_at", "state", "stop_reason", "weekdays", "time", "until", "days_off"],
      ...["highest_fare", "currency", "group", "order", "dates"],
    ],
    operations: [],
    records: ["series-list:<account>", "series:<account>:<series>"],
    screen: "series",
    async *read({ context }) {
      const all = await settleStopped(await ownSeries(context).list(), context);
      yield all.map(({ id, madeAt, state, stopReason, plans, dates }) => {
        const plan = plans.at(-1);
        return {
          ...{ id, made_at: toIso(madeAt), state, stop_reason: stopReason },
          ...{ weekdays: plan?.weekdays, time: plan?.time, until: plan?.until },
          ...{
            days_off: plan?.daysOff,
            group: plan?.groupName,
            order: plan && toOrder(plan.order),
          },
          ...{ highest_fare: plan?.most.amount, currency: plan?.most.currency },
          dates: dates.map(({ when, state: of, tripId, reason }) => {
            return { when, state: of, trip: tripId, reason };
          }),
        };
      });
    },
  },
  calendar: {
    columns: ["made_at", "read_at", "language", "events"],
    operations: [],
    records: ["calendar-feed:<account>"],
    screen: "calendar",
    async *read({ context: { app, brand, user } }) {
      const account = { permalink: brand.permalink, accountId: user.id };
      const feed = await feedOf(app.services, account).read();
      if (!feed) return;
      const { madeAt, readAt, language, events } = feed;
      const asked = readAt > 0 ? toIso(readAt) : null;
      yield [{ made_at: toIso(madeAt), read_at: asked, language, events }];
    },
  },
  permissions: {
    columns: ["purpose", "state", "given_at", "used_at"],
    operations: ["listGrants"],
    records: ["grant:<account>:<purpose>"],
    async *read({ api, context }) {
      const grants = await grantsOf({ ...context, api }).list();
      yield grants.map(({ purpose, state, givenAt, usedAt }) => {
        return { purpose, state, given_at: toIso(givenAt), used_at: usedAt && toIso(usedAt) };
      });
    },
  },
  favourites: {
    columns: ["id", "name", "address", "latitude", "longitude", "is_home", "needs"],
    operations: ["listFavourites"],
    records: [],
    screen: "favorite",
    async *read({ api }) {
      const favourites = await listFavourites(api);
      yield favourites.map(({ id, alias, address, isDefault, needs }) => {
        const { name, latitude, longitude } = address;
        return {
          ...{ id, name: alias, address: name, latitude, longitude },
          ...{ is_home: isDefault, needs },
        };
      });
    },
  },
  payment_methods: {
    columns: ["id", "name", "is_default"],
    operations: ["listPaymentMethods"],
    records: [],
    screen: "PaymentMethod",
    async *read({ api, context }) {
      const { methods } = await listPaymentMethods(api, ownGroupId(context));
      yield methods.map(({ id, name, isDefault }) => ({ id, name, is_default: isDefault }));
    },
  },
  purses: {
    columns: ["id", "name", "balance", "currency", "code"],
    operations: ["listPurses"],
    records: [],
    screen: "purses",
    read: readPurses,
  },
  purse_movements: {
    columns: ["purse", "id", "at", "change", "balance", "currency", "description", "reference"],
    operations: ["listPurseMovements"],
    records: [],
    screen: "purses",
    read: readMovements,
  },
  messages: {
    columns: ["id", "sent_at", "title", "text", "is_read", "promotion", "ticket"],
    operations: ["listMessages"],
    records: [],
    screen: "messages",
    read: readMessages,
  },
  notices: {
    columns: ["when", "text"],
    operations: [],
    records: ["notices:<account>"],
    screen: "messages",
    async *read({ context }) {
      yield (await loadNotices(context)).map(({ when, text }) => ({ when, text }));
    },
  },
  promotions: {
    columns: ["id", "title", "description", "gives", "valid_until", "state", "code"],
    operations: ["getPromo"],
    records: [],
    screen: "promo",
    read: readPromotions,
  },
  tickets: {
    columns: ["id", "type", "subject", "state", "opened_at", "updated_at", "trip"],
    operations: ["listTickets"],
    records: [],
    screen: "tickets",
    read: readTickets,
  },
  ticket_messages: {
    columns: ["ticket", "id", "written_at", "author", "is_mine", "text"],
    operations: ["getTicket"],
    records: [],
    screen: "tickets",
    read: readTicketMessages,
  },
  ticket_attachments: {
    columns: ["ticket", "message", "id", "name", "type", "bytes"],
    operations: ["getTicket"],
    records: [],
    screen: "tickets",
    read: readTicketAttachments,
  },
  own_shops: {
    columns: ["id", "name", "category", "description", "phone", "address", "advantage", "ads"],
    operations: ["listCommerces"],
    records: [],
    screen: "club",
    async *read({ api }) {
      const own = (await listCommerces(api)).filter(({ isMine }) => isMine);
      yield own.map(({ id, name, category, description, phone, address, advantage, ads }) => ({
        ...{ id, name, category, description, phone, address: address.name, advantage },
        ads: ads.map(({ title, text, startsAt, endsAt }) => {
          return { title, text, starts_at: toIso(startsAt), ends_at: toIso(endsAt) };
        }),
      }));
    },
  },
  drafts: {
    columns: ["phone", "notes", "needs", "references", "kept_until"],
    operations: [],
    records: ["contact-drafts:<account>"],
    async *read({ context }) {
      const drafts = await listContacts(context);
      yield drafts.map(({ phone, notes, needs, references, until }) => {
        return { phone, notes, needs, references, kept_until: toIso(until) };
      });
    },
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
export const partOf = (name: PartName): Part => parts[name];

/** What a form of an order shows of it. */
function toOrder({ origin, destination, stops, traveller, noticePhone, ...order }: Plan["order"]) {
  const { passengers, needs, code } = order;
  return { origin, destination, stops, traveller, phone: noticePhone, passengers, needs, code };
}
