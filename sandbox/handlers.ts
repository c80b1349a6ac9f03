import { accountHandlers } from "./accounts/account.ts";
import { grantHandlers } from "./accounts/grants.ts";
import { sessionHandlers } from "./accounts/session.ts";
import type { Handlers } from "./api/operation.ts";
import { clubHandlers } from "./club/club.ts";
import { employeeHandlers } from "./company/employees.ts";
import { referenceHandlers } from "./company/references.ts";
import { serviceTypeHandlers } from "./company/service-types.ts";
import { configurationHandlers } from "./configuration/configuration.ts";
import { favouriteHandlers } from "./customer/favourites.ts";
import { paymentHandlers } from "./customer/payments.ts";
import { messageHandlers } from "./support/messages.ts";
import { ticketHandlers } from "./support/tickets.ts";
import { fareHandlers } from "./trips/fares.ts";
import { geocodingHandlers } from "./trips/geocoding.ts";
import { tripHandlers } from "./trips/trips.ts";
import { promoHandlers } from "./wallet/promos.ts";
import { purseHandlers } from "./wallet/purses.ts";

/** What answers each operation of the document; one that is missing here does not compile. */
export const handlers: Handlers = {
  ...configurationHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...grantHandlers,
  ...geocodingHandlers,
  ...fareHandlers,
  ...tripHandlers,
  ...serviceTypeHandlers,
  ...referenceHandlers,
  ...employeeHandlers,
  ...paymentHandlers,
  ...favouriteHandlers,
  ...messageHandlers,
  ...ticketHandlers,
  ...promoHandlers,
  ...purseHandlers,
  ...clubHandlers,
};
