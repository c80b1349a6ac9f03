import { notFound } from "../api/refusal.ts";
import type { Account, Trip, World } from "../world.ts";
import { timeOf } from "./state.ts";

/** The company on whose account somebody travels, if any. */
export function companyIdOf(account: Account): number | null {
  return account.role === "company" ? account.id : account.companyId;
}

/** The trips that an account may see and change, newest first. */
export function listVisibleTrips(world: World, account: Account): Trip[] {
  return [...world.trips.values()].filter((trip) => maySee(account, trip)).sort(byNewest);
}

/** Somebody else's trip is as unknown as one that there never was. */
export function findTrip(world: World, account: Account, id: number): Trip {
  const trip = world.trips.get(id);
  if (!trip || !maySee(account, trip)) throw notFound();
  return trip;
}

/** An employee, open or closed, of the company that asks; or the employee who asks. */
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
      // What one person at a hotel's desk has ordered, the next on duty may have to cancel.
      return account.hotel ? trip.companyId === account.companyId : concerns(trip, account);
  }
}

function byNewest(first: Trip, second: Trip): number {
  return timeOf(second) - timeOf(first) || second.id - first.id;
}
