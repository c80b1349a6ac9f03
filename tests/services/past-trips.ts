import type { Sandbox } from "../../sandbox/sandbox.ts";
import type { Account, Trip } from "../../sandbox/world.ts";

const MINUTE = 60_000;

/** Past trips of an account, a minute apart, the newest first in the list and in time. */
export function addPastTrips(
  { world }: Pick<Sandbox, "world">,
  account: Account,
  count: number,
  given: Partial<Trip> = {},
): Trip[] {
  const now = world.clock.now();
  return Array.from({ length: count }, (_, at) => {
    const requestedAt = now - (at + 1) * MINUTE;
    const trip: Trip = {
      id: world.nextId(),
      brandId: account.brandId,
      agrupacionId: account.brandId,
      ownerId: account.id,
      companyId: account.role === "company" ? account.id : account.companyId,
      employeeId: account.role === "employee" ? account.id : null,
      userType: account.role,
      status: 8,
      outcome: "completed",
      requestedAt,
      scheduledFor: null,
      searchingSince: requestedAt,
      endedAt: requestedAt,
      origin: { latitude: 38.0014, longitude: 0.6112, calle: "Calle Mayor, 3", datosExtra: null },
      destination: { latitude: 37.9953, longitude: 0.5921 },
      destinationAddress: "Estación Central, Plaza de la Estación, 1",
      stops: [],
      returnOf: null,
      traveller: account.name,
      noticePhone: account.phone,
      passengers: 1,
      serviceType: null,
      paymentMethod: "Efectivo",
      fare: 12.5,
      code: null,
      driverId: null,
      pickupAt: null,
      leg: null,
      ...given,
    };
    world.trips.set(trip.id, trip);
    return trip;
  });
}

/** The parameters by which an address names a trip. */
export function addressOfTrip({ id, requestedAt, scheduledFor }: Trip, timeZone = "Europe/Madrid") {
  const at = scheduledFor ?? requestedAt;
  // The Swedish format is the ISO date of the wire format.
  const on = new Intl.DateTimeFormat("sv", { timeZone }).format(at);
  return `trip=${id}&on=${on}`;
}
