import { notFound } from "../api/refusal.ts";
import type { Account, Trip, World } from "../world.ts";
import { timeOf } from "./state.ts";

/** The company that pays for the account's trips, if any. */
export function companyIdOf(account: Account): number | null {
  return account.role === "company" ? account.id : account.companyId;
}

/** The trips that an account may see and change, newest first. */
export function listVisibleTrips(world: World, account: Account): Trip[] {
  return [...world.trips.values()].filter((trip) => maySee(account, trip)).sort(byNewest);
}

/** Refuses another account's trip in the same way as an unknown one. */
export function findTrip(world: World, account: Account, id: number): Trip {
  const trip = world.trips.get(id);
  if (!trip || !maySee(account, trip)) throw notFound();
  return trip;
}

/** An open or closed employee of the calling company, or the calling employee. */
export function findEmployee(world: World, account: Account, id: number): Account {
  const employee = world.accounts.get(id);
  const isOwn = employee?.companyId === account.id || employee?.id === account.id;
  if (employee?.role !== "employee" || !isOwn) throw notFound();
  return employee;
}

export function concerns(trip: Trip, employee: Account): boolean {
  return trip.ownerId === employee.id || trip.employeeId === employee.id;
}

function maySee(account: Account, trip: Trip): boolean {
  switch (account.role) {
    case "client":
      return trip.ownerId === account.id;
    case "company":
      return trip.companyId === account.id;
    case "employee":
      // All employees of a hotel's desk may cancel each other's orders.
      return account.hotel ? trip.companyId === account.companyId : concerns(trip, account);
  }
}

function byNewest(first: Trip, second: Trip): number {
  return timeOf(second) - timeOf(first) || second.id - first.id;
}
