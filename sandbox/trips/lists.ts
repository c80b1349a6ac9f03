import type { Handler, Schemas } from "../api/operation.ts";
import { toLocal } from "../local-time.ts";
import { type Account, brandOf, type Trip, type World } from "../world.ts";
import { drawHistory } from "./pdf.ts";
import { toService } from "./service.ts";
import { isReserved, isUnderWay, timeOf } from "./state.ts";
import { concerns, findEmployee, listVisibleTrips } from "./visibility.ts";

const MINUTE = 60_000;
const JUST_ENDED_MS = 15 * MINUTE;
const RECENT_MS = 24 * 60 * MINUTE;

type Services = Schemas["ServiceList"]["services"];

export const listTrips: Handler<"listTrips"> = ({ world, account, query }) => {
  const { start_date = "", end_date = "9999-12-31", status, employee_id, limit, offset } = query;
  const trips = listTripsOf(world, account, employee_id).filter((trip) => {
    const date = dateOf(world, trip);
    return start_date <= date && date <= end_date && (status?.includes(trip.status) ?? true);
  });
  return { services: toServices(world, trips.slice(offset, offset + limit)), total: trips.length };
};

export const downloadTrips: Handler<"downloadTrips"> = async ({
  world,
  brand,
  account,
  query: { limit, offset, employee_id },
}) => {
  const traveller = employee_id === undefined ? account : findEmployee(world, account, employee_id);
  const trips = listTripsOf(world, account, employee_id).slice(offset, offset + limit);
  const bytes = await drawHistory(world, { brand, whose: traveller.name, trips });
  return new File([bytes], "servicios.pdf", { type: "application/pdf" });
};

export const listTripsInProcess: Handler<"listTripsInProcess"> = ({ world, account }) => {
  const trips = listVisibleTrips(world, account).filter(
    (trip) => isUnderWay(trip) || hasJustEnded(world, trip),
  );
  return { services: toServices(world, trips) };
};

export const listScheduledTrips: Handler<"listScheduledTrips"> = ({ world, account }) => {
  const trips = listVisibleTrips(world, account).filter(isReserved);
  return { services: toServices(world, trips.reverse()) };
};

export const loadHotel: Handler<"loadHotel"> = ({ world, account }) => {
  const trips = listVisibleTrips(world, account);
  return {
    in_process: toServices(world, trips.filter(isUnderWay)),
    scheduled: toServices(world, trips.filter(isReserved).reverse()),
    recent: toServices(
      world,
      trips.filter((trip) => hasEndedWithin(RECENT_MS, world, trip)),
    ),
  };
};

function listTripsOf(world: World, account: Account, employeeId: number | undefined): Trip[] {
  const trips = listVisibleTrips(world, account);
  if (employeeId === undefined) return trips;
  const employee = findEmployee(world, account, employeeId);
  return trips.filter((trip) => concerns(trip, employee));
}

function dateOf(world: World, trip: Trip): string {
  return toLocal(timeOf(trip), brandOf(world, trip.agrupacionId).timeZone).date;
}

/** A reservation that was cancelled before its search started has not been under way. */
function hasJustEnded(world: World, trip: Trip): boolean {
  return trip.searchingSince !== null && hasEndedWithin(JUST_ENDED_MS, world, trip);
}

function hasEndedWithin(ms: number, { clock }: World, { endedAt }: Trip): boolean {
  return endedAt !== null && clock.now() - endedAt < ms;
}

function toServices(world: World, trips: Trip[]): Services {
  return trips.map((trip) => toService(world, trip));
}
