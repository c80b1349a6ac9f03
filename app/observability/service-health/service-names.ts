/** What the status page tells about: ordering a taxi, logging in, and the live view of taxis. */
export const serviceNames = ["ordering", "logIn", "live"] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Whether a service works, and the first failure since it does not, in milliseconds. */
export type ServiceState = { isUp: true } | { isUp: false; since: number };

export type BrandHealth = Record<ServiceName, ServiceState>;

const operations: Partial<Record<string, ServiceName>> = {
  searchAgrupations: "ordering",
  createTrip: "ordering",
  authenticate: "logIn",
  login: "logIn",
  googleLogin: "logIn",
  checkToken: "logIn",
  checkAuth: "logIn",
  listTripsInProcess: "live",
  listScheduledTrips: "live",
  loadHotel: "live",
};

/** The service that an operation of the API shows at work, if any. */
export const serviceOf = (operation: string): ServiceName | undefined => operations[operation];
