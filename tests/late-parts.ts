import { texts as deskTexts } from "../app/features/desk/texts.ts";
import { texts as boardTexts } from "../app/features/hotel/board/texts.ts";
import { texts as requestTexts } from "../app/features/order-draft/texts.ts";
import { pathTo } from "../app/paths.ts";
import { texts as bookingsTexts } from "../app/routes/bookings/texts.ts";
import { texts as clubTexts } from "../app/routes/club/texts.ts";
import { texts as employeeTexts } from "../app/routes/employee/texts.ts";
import { texts as favouriteTexts } from "../app/routes/favorite/texts.ts";
import { texts as historyTexts } from "../app/routes/history/texts.ts";
import { texts as servicesTexts } from "../app/routes/hotel_history/texts.ts";
import { texts as insightTexts } from "../app/routes/insight/texts.ts";
import { texts as messageTexts } from "../app/routes/messages/texts.ts";
import { texts as paymentTexts } from "../app/routes/PaymentMethod/texts.ts";
import { texts as panelTexts } from "../app/routes/panel/texts.ts";
import { texts as profileTexts } from "../app/routes/profile/texts.ts";
import { texts as purseTexts } from "../app/routes/purses/texts.ts";
import { texts as serviceTypeTexts } from "../app/routes/service_type/texts.ts";
import { texts as statementTexts } from "../app/routes/statement/texts.ts";
import { texts as oneTicketTexts } from "../app/routes/ticket/texts.ts";
import { texts as ticketTexts } from "../app/routes/tickets/texts.ts";
import type { ScreenName } from "../app/screens.ts";
import { type DemoKind, demoEmail } from "../sandbox/accounts/seed.ts";
import type { OperationId } from "../sandbox/api/operation.ts";
import type { Brand } from "../sandbox/brands.ts";
import type { World } from "../sandbox/world.ts";
import { inDays } from "./services/later.ts";

type Both = { en: string; es: string };

type LatePart = {
  path: string;
  as: DemoKind;
  /** The call that the part waits for. */
  operation: OperationId;
  /** The name of the part. */
  name: Both;
  /** A text that comes with the part. */
  shows: Both;
};

const toBoth = <Key extends string>(
  texts: Record<"en" | "es", Record<Key, string>>,
  key: NoInfer<Key>,
) => ({ en: texts.en[key], es: texts.es[key] });

/** Days that no other test asks for, since the panel keeps what it has read. */
const ownDays = `from=${inDays(-41)}&to=${inDays(-3)}`;

/** The parts of pages that come late when their call is slow. */
export const lateParts: LatePart[] = [
  {
    path: "/request",
    as: "client",
    operation: "listFavourites",
    name: toBoth(requestTexts, "fares"),
    shows: toBoth(requestTexts, "pay_change"),
  },
  {
    path: "/request",
    as: "company",
    operation: "listPaymentMethods",
    name: toBoth(requestTexts, "fares"),
    shows: toBoth(requestTexts, "pay_change"),
  },
  {
    path: "/history",
    as: "client",
    operation: "listTrips",
    name: toBoth(historyTexts, "title"),
    shows: toBoth(historyTexts, "csv"),
  },
  {
    path: "/employee",
    as: "company",
    operation: "listEmployees",
    name: toBoth(employeeTexts, "title"),
    shows: toBoth(employeeTexts, "export"),
  },
  {
    path: "/service_type",
    as: "company",
    operation: "listServiceTypes",
    name: toBoth(serviceTypeTexts, "title"),
    shows: toBoth(serviceTypeTexts, "tools"),
  },
  {
    path: "/purses",
    as: "client",
    operation: "listPurses",
    name: toBoth(purseTexts, "title"),
    shows: toBoth(purseTexts, "own_title"),
  },
  {
    path: "/purses",
    as: "client",
    operation: "listPurseMovements",
    name: toBoth(purseTexts, "movements"),
    shows: toBoth(purseTexts, "left"),
  },
  {
    path: "/payment-method",
    as: "client",
    operation: "listPaymentMethods",
    name: toBoth(paymentTexts, "title"),
    shows: { en: "Monedilla", es: "Monedilla" },
  },
  {
    path: "/favorite",
    as: "client",
    operation: "listFavourites",
    name: toBoth(favouriteTexts, "saved"),
    shows: toBoth(favouriteTexts, "map_hint"),
  },
  {
    path: "/tickets",
    as: "client",
    operation: "listTickets",
    name: toBoth(ticketTexts, "title"),
    shows: toBoth(ticketTexts, "last"),
  },
  {
    path: "/messages",
    as: "client",
    operation: "listMessages",
    name: toBoth(messageTexts, "title"),
    shows: toBoth(messageTexts, "see_ticket"),
  },
  {
    path: "/club",
    as: "client",
    operation: "listCommerces",
    name: toBoth(clubTexts, "title"),
    shows: toBoth(clubTexts, "yours"),
  },
  {
    path: "/hotel_history",
    as: "hotel",
    operation: "listTrips",
    name: toBoth(servicesTexts, "title"),
    shows: toBoth(servicesTexts, "room"),
  },
  {
    path: `/insight?${ownDays}`,
    as: "company",
    operation: "listTrips",
    name: toBoth(insightTexts, "figures"),
    shows: toBoth(insightTexts, "as_table"),
  },
  {
    path: `/statement?${ownDays}`,
    as: "company",
    operation: "listTrips",
    name: toBoth(statementTexts, "sums"),
    shows: toBoth(statementTexts, "by_employee"),
  },
  {
    path: "/panel",
    as: "client",
    operation: "listTripsInProcess",
    name: toBoth(panelTexts, "title"),
    shows: { en: "Updated", es: "Actualizado" },
  },
  {
    path: "/Bookings",
    as: "company",
    operation: "listScheduledTrips",
    name: toBoth(bookingsTexts, "title"),
    shows: { en: "Updated", es: "Actualizado" },
  },
  {
    path: "/hotel",
    as: "hotel",
    operation: "loadHotel",
    name: toBoth(boardTexts, "title"),
    shows: { en: "Updated", es: "Actualizado" },
  },
];

type LateWords = {
  screen: ScreenName;
  /** Its address, and the words that hold the place of those to come. */
  find: (world: World, brand: Brand) => { path: string; until: Both };
  as: DemoKind;
  operation: OperationId;
};

/** The words of pages that come late, in the place of others. */
export const lateWords: LateWords[] = [
  {
    screen: "profile",
    find: () => ({ path: "/profile", until: toBoth(profileTexts, "home_loading") }),
    as: "client",
    operation: "listFavourites",
  },
  { screen: "ticket", find: findTicketAboutTrip, as: "client", operation: "listTrips" },
  ...(["pedir_ahora", "pedir_reserva"] as const).map(
    (screen): LateWords => ({
      screen,
      find: () => ({ path: pathTo(screen), until: atDesk("…") }),
      as: "hotel",
      operation: "listFavourites",
    }),
  ),
];

function atDesk(address: string): Both {
  const { en, es } = toBoth(deskTexts, "pickup");
  return { en: en.replace("{{address}}", address), es: es.replace("{{address}}", address) };
}

function findTicketAboutTrip({ accounts, tickets }: World, brand: Brand) {
  const account = [...accounts.values()].find(({ email }) => email === demoEmail(brand, "client"));
  const ticket = [...tickets.values()].find(
    ({ accountId, tripId }) => accountId === account?.id && tripId !== null,
  );
  const ofTrip = (words: string) => words.replace("{{id}}", `${ticket?.tripId}`);
  const { en, es } = toBoth(oneTicketTexts, "about_number");
  return { path: `/ticket/${ticket?.id}`, until: { en: ofTrip(en), es: ofTrip(es) } };
}
