import { type DemoKind, demoEmail } from "../accounts/seed.ts";
import { fromLocal, toLocal } from "../local-time.ts";
import { createRandom } from "../random.ts";
import {
  type Account,
  brandOf,
  type Outcome,
  type StatusCode,
  type Trip,
  type World,
} from "../world.ts";
import { findNearestFreeDriver } from "./dispatch.ts";
import { followTrip } from "./life-cycle.ts";
import { type Draft, draftTrip, findHabits } from "./seed-draft.ts";
import { endPastTrip } from "./seed-outcome.ts";
import { promiseFare } from "./trip-fare.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The times of a trip's request and of its taxi's arrival, in minutes from the start. */
type UnderWay = { status: StatusCode; outcome?: Outcome; askedAt: number; pickupAt?: number };
type Reservation = { daysAhead: number; time: string };
type Agenda = {
  underWay: UnderWay[];
  reservations: Reservation[];
  /** The request times of trips that have ended, in minutes from the start. */
  ended: number[];
};

const agendas: Record<Exclude<DemoKind, "employee">, Agenda> = {
  client: {
    underWay: [{ status: 3, askedAt: -1, pickupAt: 4 }],
    reservations: [{ daysAhead: 1, time: "07:15:00" }],
    ended: [],
  },
  company: {
    underWay: [
      { status: 3, askedAt: -2, pickupAt: 5 },
      { status: 1, outcome: "never_found", askedAt: -0.3 },
      { status: 2, outcome: "second_search", askedAt: -1.2 },
      { status: 6, outcome: "driver_changed", askedAt: -6, pickupAt: 3 },
      { status: 10, askedAt: -7, pickupAt: -0.5 },
      { status: 7, askedAt: -12, pickupAt: -4 },
    ],
    reservations: [
      { daysAhead: 1, time: "08:30:00" },
      { daysAhead: 2, time: "17:45:00" },
      { daysAhead: 6, time: "06:10:00" },
    ],
    ended: [],
  },
  hotel: {
    underWay: [{ status: 2, outcome: "never_found", askedAt: -1.5 }],
    reservations: [
      { daysAhead: 1, time: "10:00:00" },
      { daysAhead: 1, time: "12:30:00" },
    ],
    ended: [-420, -160, -50],
  },
};

/** The open trips of the demo accounts; the first brand has every state. */
export function seedLive(world: World): void {
  for (const brand of world.brands) {
    const limit = brand === world.brands[0] ? undefined : 1;
    for (const [kind, agenda] of Object.entries(agendas) as [DemoKind, Agenda][]) {
      const email = demoEmail(brand, kind);
      const account = [...world.accounts.values()].find((each) => each.email === email);
      if (account) fillAgenda(world, account, agenda, limit);
    }
  }
}

function fillAgenda(
  world: World,
  account: Account,
  { underWay, reservations, ended }: Agenda,
  limit: number | undefined,
): void {
  const random = createRandom(world.seed, "live", account.id);
  const now = world.clock.now();
  const draft = (index: number, at: number, isShort?: boolean) => {
    const { orderer, employee } = pickOrderer(world, account, index);
    return draftTrip(random, findHabits(world, orderer), { employee, at, isShort });
  };

  ended.slice(0, limit).forEach((minutes, index) => {
    addTrip(world, endPastTrip(world, random, draft(index, now + minutes * MINUTE)));
  });
  underWay.slice(0, limit).forEach((each, index) => {
    // Short rides, so that taxis are soon free for the demo's user.
    const asked = draft(index, now + each.askedAt * MINUTE, true);
    addLiveTrip(world, setUnderWay(world, asked, each));
  });
  reservations.slice(0, limit).forEach((each, index) => {
    const requestedAt = now - random.integer(20, 2000) * MINUTE;
    const scheduledFor = findTime(world, account, each);
    addLiveTrip(world, { ...draft(index, requestedAt), scheduledFor });
  });
}

/** Orders alternate between an employee and the company for its next employee. */
function pickOrderer(world: World, account: Account, index: number) {
  const employees = [...world.accounts.values()].filter(
    ({ companyId, state }) => companyId === account.id && state === "active",
  );
  const employee = employees[index % employees.length] ?? null;
  if (employee && index % 2 === 0) return { orderer: employee, employee };
  return { orderer: account, employee: account.hotel ? null : employee };
}

function setUnderWay(world: World, draft: Draft, { status, outcome, pickupAt }: UnderWay): Draft {
  const trip: Draft = {
    ...draft,
    status,
    outcome: outcome ?? "completed",
    searchingSince: draft.requestedAt,
  };
  if (pickupAt === undefined) return trip;
  const taxi = findNearestFreeDriver(world, trip.agrupacionId, trip.origin);
  if (!taxi) throw new Error(`No taxi is left for a trip in the state ${status}`);
  const arrivesAt = world.clock.now() + pickupAt * MINUTE;
  return {
    ...trip,
    driverId: taxi.driver.id,
    pickupAt: arrivesAt,
    promisedAt: arrivesAt,
    leg: {
      from: taxi.position,
      to: trip.origin,
      startsAt: Math.min(draft.requestedAt, arrivesAt - MINUTE),
      endsAt: arrivesAt,
    },
  };
}

function findTime(world: World, account: Account, { daysAhead, time }: Reservation): number {
  const { timeZone } = brandOf(world, account.brandId);
  const { date } = toLocal(world.clock.now() + daysAhead * DAY, timeZone);
  const at = fromLocal(`${date} ${time}`, timeZone);
  if (at === undefined) throw new Error(`The zone has no time ${date} ${time}`);
  return at;
}

function addLiveTrip(world: World, draft: Draft): void {
  followTrip(world, addTrip(world, { ...draft, fare: promiseFare(world, draft) }));
}

function addTrip(world: World, draft: Draft): Trip {
  const trip = { ...draft, id: world.nextId() };
  world.trips.set(trip.id, trip);
  return trip;
}
