import { demoEmail } from "../accounts/seed.ts";
import { toLocal } from "../local-time.ts";
import { createRandom, type Random } from "../random.ts";
import { type Account, brandOf, type World } from "../world.ts";
import { type Draft, draftTrip, findHabits } from "./seed-draft.ts";
import { endPastTrip } from "./seed-outcome.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const OLDEST_DAY = 89;
/** The time since a closed employee's last trip. */
const LEFT_DAYS_AGO = 20;
/** After this time every trip has ended. */
const SETTLED_AFTER = 2 * HOUR;
const BOOKED_SHARE = 0.15;
/** The share of a company's trips that are for an employee and not for a guest. */
const FOR_EMPLOYEE_SHARE = 0.7;

/** The number of trips of an account; for a hotel, of each of its three accounts. */
const tripCounts = {
  demo: { least: 80, most: 120 },
  client: { least: 6, most: 20 },
  company: { least: 60, most: 90 },
  employee: { least: 20, most: 35 },
  hotel: { least: 32, most: 45 },
};

/** The start hours of trips, repeated by their frequency. */
const hours = {
  client: [0, 1, 6, 7, 8, 8, 9, 9, 10, 11, 12, 13, 14, 15, 17, 18, 18, 19, 20, 20, 21, 22, 23],
  company: [6, 7, 7, 8, 8, 8, 9, 9, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 21, 22],
  hotel: [0, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11, 12, 13, 16, 18, 19, 20, 20, 21, 22, 23],
};

/** The history of the last world: tests reset a sandbox often, and drafting would be most of that. */
let last: { of: string; drafts: Draft[] } | undefined;

/** Ninety days of trips, with ids in the order of their requests. */
export function seedHistory(world: World): void {
  const of = `${world.seed} ${world.clock.now()}`;
  if (last?.of !== of) last = { of, drafts: draftAll(world) };
  for (const draft of last.drafts) {
    const id = world.nextId();
    world.trips.set(id, { ...copyOf(draft), id });
  }
}

/** A world's own, and much faster than a structured clone. */
const copyOf = (draft: Draft): Draft => ({
  ...draft,
  origin: { ...draft.origin },
  destination: draft.destination && { ...draft.destination },
  stops: [...draft.stops],
});

function draftAll(world: World): Draft[] {
  return [...world.accounts.values()]
    .flatMap((account) => draftHistory(world, account))
    .sort((first, second) => first.requestedAt - second.requestedAt);
}

function draftHistory(world: World, account: Account): Draft[] {
  const random = createRandom(world.seed, "history", account.id);
  const employees = [...world.accounts.values()].filter((each) => each.companyId === account.id);
  const habits = findHabits(world, account);
  const midnight = findMidnight(world, account);
  return Array.from({ length: countTrips(world, random, account) }, () => {
    const employee = pickEmployee(random, account, employees);
    const time = midnight + pickTime(random, account, employee);
    const at = time > world.clock.now() - SETTLED_AFTER ? time - DAY : time;
    const draft = draftTrip(random, habits, { employee, at });
    const booked = random.chance(BOOKED_SHARE) ? bookAhead(random, draft) : draft;
    return endPastTrip(world, random, booked);
  });
}

/** The demo accounts have the most trips, above all those of the first brand. */
function countTrips(world: World, random: Random, account: Account): number {
  if (account.state === "pending") return 0;
  const brand = brandOf(world, account.brandId);
  const isDemoClient = account.email === demoEmail(brand, "client");
  const { least, most } =
    tripCounts[account.hotel ? "hotel" : isDemoClient ? "demo" : account.role];
  const count = random.integer(least, most);
  return brand === world.brands[0] ? count : Math.ceil(count / 3);
}

function pickEmployee(random: Random, account: Account, employees: Account[]): Account | null {
  if (account.role === "employee") return account;
  const isForEmployee = random.chance(FOR_EMPLOYEE_SHARE) && !account.hotel;
  return isForEmployee && employees.length > 0 ? random.pick(employees) : null;
}

/** The local midnight of the account's group. */
function findMidnight(world: World, { brandId }: Account): number {
  const now = world.clock.now();
  const { time } = toLocal(now, brandOf(world, brandId).timeZone);
  return now - Date.parse(`1970-01-01T${time}Z`);
}

/** A plausible time for the account, relative to today's midnight. */
function pickTime(random: Random, account: Account, employee: Account | null): number {
  const latestDay = employee?.state === "closed" ? LEFT_DAYS_AGO : 0;
  const ofDay = hours[account.hotel ? "hotel" : account.role === "client" ? "client" : "company"];
  const day = random.integer(latestDay, OLDEST_DAY);
  return random.pick(ofDay) * HOUR + random.integer(0, 3599) * 1000 - day * DAY;
}

/** The same trip as a booking, requested hours or days before, for a round time. */
function bookAhead(random: Random, draft: Draft): Draft {
  const scheduledFor = draft.requestedAt - (draft.requestedAt % (5 * MINUTE));
  const requestedAt = scheduledFor - random.integer(2 * HOUR, 3 * DAY);
  return { ...draft, scheduledFor, requestedAt };
}
