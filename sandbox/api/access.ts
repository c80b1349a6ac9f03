import type { Account, Token } from "../world.ts";
import type { OperationId } from "./operation.ts";

const isCompany = (account: Account) => account.role === "company";
const isOfCompany = (account: Account) => account.role !== "client";

/** Operations that need a certain kind of account. */
const audiences: Partial<Record<OperationId, (account: Account) => boolean>> = {
  // A booker orders for colleagues, and so has to find them.
  listEmployees: (account) => isCompany(account) || account.permissions.includes("role_booker"),
  listClosedEmployees: isCompany,
  createEmployee: isCompany,
  updateEmployee: isCompany,
  deleteEmployee: isCompany,
  closeEmployee: isCompany,
  resetEmployeePassword: isCompany,
  // Employees choose a service type when they order, but only the company changes them.
  listServiceTypes: isOfCompany,
  createServiceType: isCompany,
  updateServiceType: isCompany,
  deleteServiceType: isCompany,
  // Employees name a trip's references when they order, but only the company defines and corrects them.
  listReferenceFields: isOfCompany,
  createReferenceField: isCompany,
  updateReferenceField: isCompany,
  deleteReferenceField: isCompany,
  getTripReferences: isCompany,
  correctTripReferences: isCompany,
  loadHotel: (account) => account.hotel,
};

/** The operations that a history link's token may call. */
const historyOperations = new Set<OperationId>([
  "checkToken",
  "checkAuth",
  "listTrips",
  "downloadTrips",
]);

/** The operations of a calendar that shows the trips. */
const calendarOperations: OperationId[] = [
  ...(["checkToken", "checkAuth", "listTrips"] as const),
  ...(["listTripsInProcess", "listScheduledTrips"] as const),
];

/** The operations by which a series or a link orders its trips, and follows them. */
const orderingOperations: OperationId[] = [
  ...calendarOperations,
  ...(["searchAgrupations", "searchAddresses", "reverseGeocode"] as const),
  ...(["createTrip", "updateTrip", "cancelTrip", "loadHotel"] as const),
  ...(["listEmployees", "listServiceTypes", "listPaymentMethods", "listFavourites"] as const),
  "listReferenceFields",
];

/** What a token of each limited scope may call. */
const operationsOf = {
  history: historyOperations,
  calendar: new Set(calendarOperations),
  series: new Set(orderingOperations),
  ready_link: new Set(orderingOperations),
};

export function mayCall(operation: OperationId, account: Account, scope: Token["scope"]): boolean {
  if (scope !== "full" && !operationsOf[scope].has(operation)) return false;
  return audiences[operation]?.(account) ?? true;
}
