import type { Known } from "../openapi/known.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import type { KeptAnswers } from "./api/idempotency.ts";
import type { Brand } from "./brands.ts";
import { brands } from "./brands.ts";
import type { Position } from "./city/places.ts";
import type { Leg } from "./city/streets.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Driver, drivers } from "./drivers.ts";
import { createRandom, type Random } from "./random.ts";

type Schemas = components["schemas"];
// The sandbox keeps to the document's values of open enums.
export type StatusCode = Known<Schemas["StatusCode"]>;
export type TicketType = Known<Schemas["TicketType"]>;
export type Label = Known<Schemas["Label"]>;

export type Account = {
  id: number;
  brandId: number;
  role: "client" | "company" | "employee";
  /** The desk of a hotel: a company, or one of its employees, that uses the quick button. */
  hotel: boolean;
  name: string;
  email: string;
  phone: string | null;
  password: string;
  avatar: string | null;
  logo: string | null;
  /** The employee's company. */
  companyId: number | null;
  state: "pending" | "active" | "inactive" | "closed";
  createdAt: number;
  permissions: string[];
  exclusiveAgrupation: number | null;
  /** The code that others use to pay this account: the content of its QR picture. */
  purseCode: string;
  /** What an employee needs on every trip. */
  needs?: Schemas["Needs"];
};

export type GrantPurpose = Known<Schemas["GrantPurpose"]>;

/** A token's scope: everything that its account may do, only reading the history, or a grant's purpose. */
export type Token = { accountId: number; scope: "full" | "history" | GrantPurpose };

/** A standing permission, of which an account has at most one for each purpose. */
export type Grant = {
  id: number;
  accountId: number;
  purpose: GrantPurpose;
  token: string;
  createdAt: number;
  lastUsedAt: number | null;
};

/** A sent one-time code. */
export type SentCode = {
  purpose: "activate" | "reset_password" | "remove_account";
  accountId: number;
  code: string;
  expiresAt: number;
  wrongTries: number;
};

export type OutboxEntry = {
  id: number;
  at: number;
  channel: "sms" | "email";
  to: string;
  subject: string;
  text: string;
  /** The code in the text, for programs that read the outbox. */
  code: string | null;
};

/** The outcome of a trip, unless a user cancels it. */
export const outcomes = [
  "completed",
  "second_search",
  "driver_changed",
  "never_found",
  "no_show",
] as const;
export type Outcome = (typeof outcomes)[number];

export type Stop = Position & { name: string };

export type Trip = {
  id: number;
  brandId: number;
  /** The group that serves it, which may differ from the group of the order. */
  agrupacionId: number;
  /** The account that ordered. */
  ownerId: number;
  /** The company that pays, if an employee or a company ordered. */
  companyId: number | null;
  /** The employee who ordered or travels. */
  employeeId: number | null;
  userType: Known<Schemas["UserType"]>;
  status: StatusCode;
  outcome: Outcome;
  requestedAt: number;
  scheduledFor: number | null;
  /** The start of the search for a taxi; a reservation that was cancelled earlier has none. */
  searchingSince: number | null;
  endedAt: number | null;
  origin: Position & { calle: string; datosExtra: string | null };
  destination: Position | null;
  destinationAddress: string | null;
  /** On the way to the destination, in order. */
  stops: Stop[];
  /** The trip there, where this is the way back. */
  returnOf: number | null;
  traveller: string | null;
  noticePhone: string | null;
  passengers: number;
  serviceType: string | null;
  paymentMethod: string | null;
  fare: number | null;
  /** Absent in the seed, whose travellers have none. */
  needs?: Schemas["Needs"];
  /** What the company sorts the trip by, and who has corrected it. */
  references?: Schemas["Reference"][];
  referenceChanges?: Schemas["ReferenceChange"][];
  /** The discount code or locator of the order. */
  code: string | null;
  driverId: number | null;
  /** The arrival time at the pickup point. */
  pickupAt: number | null;
  /** The arrival time that was told when the first driver accepted. */
  promisedAt?: number;
  /** Where its taxi drives, or has driven last. */
  leg: Leg | null;
};

export type ServiceType = { id: number; companyId: number; name: string; active: boolean };

export type ReferenceField = {
  id: number;
  companyId: number;
  name: string;
  kind: "free" | "list";
  required: boolean;
  values: string[];
};

export type Favourite = Position & {
  id: number;
  accountId: number;
  alias: string;
  name: string;
  isDefault: boolean;
  needs?: Schemas["Needs"];
};

/** The methods an account has with one group, in the group's order; locked ones cannot be changed. */
export type PaymentChoice = { methodIds: number[]; defaultId: number; locked: boolean };

export type CustomerMessage = {
  id: number;
  accountId: number;
  title: string;
  text: string;
  createdAt: number;
  read: boolean;
  promoId: number | null;
  ticketId: number | null;
};

type TicketAnswer = {
  id: number;
  authorId: number | null;
  author: string;
  text: string;
  createdAt: number;
  attachments: { id: number; file: File }[];
};

export type Ticket = {
  id: number;
  accountId: number;
  type: TicketType;
  subject: string;
  label: Label;
  tripId: number | null;
  createdAt: number;
  answers: TicketAnswer[];
};

export type Promo = {
  id: number;
  brandId: number;
  title: string;
  description: string;
  gives: string;
  code: string;
  validUntil: number;
  /** Whether the group reviews a redemption first. */
  reviewed: boolean;
  /** The redemption state of each account; accounts without one have not redeemed it. */
  labels: Map<number, Label>;
};

export type Purse = {
  id: number;
  accountId: number;
  name: string;
  currency: string;
  /** Whole cents, which avoids rounding errors. */
  cents: number;
  movements: {
    id: number;
    at: number;
    cents: number;
    balanceCents: number;
    description: string;
    reference: string | null;
    /** The receiver of a transfer. */
    receiverId: number | null;
  }[];
};

export type Ad = { id: number; title: string; text: string; startsAt: number; endsAt: number };

export type Commerce = Position & {
  id: number;
  brandId: number;
  ownerId: number | null;
  name: string;
  category: string;
  description: string;
  address: string;
  phone: string | null;
  image: string | null;
  advantage: string;
  ads: Ad[];
};

export type WorldOptions = { seed: number; start: number; speed: number };

/** The sandbox's whole state, in memory. Seed and clock determine all of it. */
export type World = {
  seed: number;
  clock: Clock;
  brands: Brand[];
  drivers: Driver[];
  accounts: Map<number, Account>;
  tokens: Map<string, Token>;
  grants: Map<number, Grant>;
  sentCodes: SentCode[];
  outbox: OutboxEntry[];
  /** The address of a brand's panel, for links in e-mails. */
  panelOrigin: (brand: Brand) => string;
  /** Called for each message when it is sent. */
  onSent?: ((sent: OutboxEntry) => void) | undefined;
  /** Uploaded pictures by their public name. */
  media: Map<string, File>;
  /** The answers to creating calls, for repeated ones. */
  keptAnswers: KeptAnswers;
  trips: Map<number, Trip>;
  /** The forced outcomes of the next trips, in order. */
  forcedOutcomes: Outcome[];
  serviceTypes: Map<number, ServiceType>;
  referenceFields: Map<number, ReferenceField>;
  favourites: Map<number, Favourite>;
  /** By account and group. */
  paymentChoices: Map<string, PaymentChoice>;
  messages: Map<number, CustomerMessage>;
  tickets: Map<number, Ticket>;
  promos: Map<number, Promo>;
  purses: Map<number, Purse>;
  commerces: Map<number, Commerce>;
  /** For tokens and codes only; other things have generators of their own. */
  random: Random;
  nextId(): number;
};

/** A world with its brands and drivers, without accounts. */
export function createWorld({ seed, start, speed }: WorldOptions): World {
  let lastId = 10_000;
  return {
    seed,
    clock: createClock({ start, speed }),
    // Copied, so that a test's change does not affect other worlds.
    brands: structuredClone(brands),
    drivers: structuredClone(drivers),
    accounts: new Map(),
    tokens: new Map(),
    grants: new Map(),
    sentCodes: [],
    outbox: [],
    panelOrigin: ({ domains }) => `https://${domains[0]}`,
    media: new Map(),
    keptAnswers: new Map(),
    trips: new Map(),
    forcedOutcomes: [],
    serviceTypes: new Map(),
    referenceFields: new Map(),
    favourites: new Map(),
    paymentChoices: new Map(),
    messages: new Map(),
    tickets: new Map(),
    promos: new Map(),
    purses: new Map(),
    commerces: new Map(),
    random: createRandom(seed, "world"),
    nextId: () => ++lastId,
  };
}

export function brandOf(world: World, id: number): Brand {
  const brand = world.brands.find((each) => each.id === id);
  if (!brand) throw new Error(`No brand has the id ${id}`);
  return brand;
}

export function accountOf(world: World, id: number): Account {
  const account = world.accounts.get(id);
  if (!account) throw new Error(`No account has the id ${id}`);
  return account;
}
