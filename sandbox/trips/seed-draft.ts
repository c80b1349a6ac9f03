import type { Brand } from "../brands.ts";
import { distanceKm } from "../city/geography.ts";
import { type Place, places } from "../city/places.ts";
import { defaultPaymentMethodName } from "../customer/payment-choice.ts";
import { makePerson } from "../names.ts";
import type { Random } from "../random.ts";
import type { Account, Trip, World } from "../world.ts";
import { nameOf } from "./geocoding.ts";
import { mayOrderFrom } from "./groups.ts";
import { companyIdOf } from "./visibility.ts";

/** A new trip without an id. */
export type Draft = Omit<Trip, "id">;

/** The constants of one account's orders. */
export type Habits = {
  account: Account;
  /** The account's home. */
  base: Place | undefined;
  /** The groups that the account may order from, with their zones and payment methods. */
  groups: { group: Brand; served: Place[]; paymentMethod: string }[];
  serviceTypes: string[];
};

type Order = {
  /** The employee who orders or travels. */
  employee: Account | null;
  at: number;
  /** Whether the ride stays nearby. */
  isShort?: boolean;
};

/** Users who may choose a group mostly order from the panel's own. */
const LOYALTY = 0.85;
const KNOWN_DESTINATIONS = 0.9;
/** The number of places that count as nearby. */
const NEIGHBOURS = 6;
const WITH_NOTES = 0.15;
const WITH_SERVICE_TYPE = 0.7;
const partySizes = [1, 1, 1, 1, 1, 2, 2, 2, 3, 4];
const notes: Record<Brand["language"], string[]> = {
  es: [
    "Portal azul, junto a la farmacia",
    "Llevamos dos maletas grandes",
    "Llamar al llegar, por favor",
    "Espero en la puerta de atrás",
    "Viajo con un perro pequeño",
  ],
  en: [
    "Two large suitcases",
    "Please ring when you arrive",
    "Waiting at the back door",
    "The blue door beside the chemist's",
  ],
};

export function findHabits(world: World, account: Account): Habits {
  return {
    account,
    base: findBase(world, account),
    groups: world.brands
      .filter((group) => mayOrderFrom(account, group))
      .map((group) => ({
        group,
        served: places.filter(({ zone }) => group.zonesServed.includes(zone)),
        paymentMethod: defaultPaymentMethodName(world, account, group.id),
      })),
    serviceTypes: [...world.serviceTypes.values()]
      .filter(({ companyId }) => companyId === companyIdOf(account))
      .map(({ name }) => name),
  };
}

/** A plausible order for these habits. */
export function draftTrip(random: Random, habits: Habits, order: Order): Draft {
  const { account } = habits;
  const { employee, at } = order;
  const { group, served, paymentMethod } = pickGroup(random, habits);
  const { from, to } = pickWay(random, habits, order, served);
  const { latitude, longitude } = from;
  return {
    brandId: account.brandId,
    agrupacionId: group.id,
    ownerId: account.id,
    companyId: companyIdOf(account),
    employeeId: employee?.id ?? null,
    userType: account.hotel ? "hotel" : account.role,
    status: 13,
    outcome: "completed",
    requestedAt: at,
    scheduledFor: null,
    searchingSince: null,
    endedAt: null,
    origin: {
      latitude,
      longitude,
      calle: nameOf(from),
      datosExtra: random.chance(WITH_NOTES) ? random.pick(notes[group.language]) : null,
    },
    destination: to && { latitude: to.latitude, longitude: to.longitude },
    destinationAddress: to && nameOf(to),
    stops: [],
    returnOf: null,
    traveller: nameTraveller(random, account, employee),
    noticePhone: account.hotel ? null : (employee ?? account).phone,
    passengers: random.pick(partySizes),
    serviceType: pickServiceType(random, habits),
    paymentMethod,
    fare: null,
    code: null,
    driverId: null,
    pickupAt: null,
    leg: null,
  };
}

function pickGroup(random: Random, { account, groups }: Habits): Habits["groups"][number] {
  const own = groups.find(({ group }) => group.id === account.brandId);
  return own && random.chance(LOYALTY) ? own : random.pick(groups);
}

/** A ride from the account's home to another place or back, with an origin that the group serves. */
function pickWay(
  random: Random,
  { account, base: home }: Habits,
  { isShort }: Order,
  served: Place[],
): { from: Place; to: Place | null } {
  const base = home ?? random.pick(served);
  const others = served.filter((place) => place !== base);
  const other = random.pick(isShort ? findNeighbours(others, base) : others);
  const isOutward = account.hotel || random.chance(0.6);
  const [from, to] = isOutward && served.includes(base) ? [base, other] : [other, base];
  return { from, to: random.chance(KNOWN_DESTINATIONS) ? to : null };
}

function findNeighbours(all: Place[], base: Place): Place[] {
  return all
    .map((place) => ({ place, distance: distanceKm(place, base) }))
    .sort((first, second) => first.distance - second.distance)
    .slice(0, NEIGHBOURS)
    .map(({ place }) => place);
}

/** The default address of an account, or of the company that it belongs to. */
function findBase(world: World, account: Account): Place | undefined {
  const ids = [account.id, account.companyId];
  const favourite = [...world.favourites.values()].find(
    ({ accountId, isDefault }) => isDefault && ids.includes(accountId),
  );
  return places.find(({ name }) => name === favourite?.name);
}

function nameTraveller(random: Random, account: Account, employee: Account | null): string {
  const guest = makePerson(random).name;
  const room = `Habitación ${random.integer(1, 4)}${random.integer(10, 40)}`;
  if (account.hotel) return random.chance(0.5) ? guest : room;
  if (account.role === "company") return employee?.name ?? guest;
  return account.name;
}

function pickServiceType(random: Random, { account, serviceTypes }: Habits): string | null {
  const isNamed = random.chance(WITH_SERVICE_TYPE) && !account.hotel;
  return isNamed && serviceTypes.length > 0 ? random.pick(serviceTypes) : null;
}
