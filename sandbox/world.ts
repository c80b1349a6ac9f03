import type { Known } from "../openapi/known.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import type { KeptAnswers } from "./api/idempotency.ts";
import type { Brand } from "./brands.ts";
import { brands } from "./brands.ts";
import type { Position } from "./city/places.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Driver, drivers } from "./drivers.ts";
import { createRandom, type Random } from "./random.ts";

type Schemas = components["schemas"];
// The sandbox keeps to the lists that may grow elsewhere.
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
  /** Whose employee this is. */
  companyId: number | null;
  state: "pending" | "active" | "inactive" | "closed";
  createdAt: number;
  permissions: string[];
  exclusiveAgrupation: number | null;
  /** What others pay this account with: the content of its QR picture. */
  purseCode: string;
};

/** What a token may do: all that its account may, or only read the history. */
export type Token = { accountId: number; scope: "full" | "history" };

/** A code that was sent to somebody and can be used once. */
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
  /** The code in the text, for whoever reads the outbox with a program. */
  code: string | null;
};

/** How a trip will go, unless somebody cancels it. */
export const outcomes = [
  "completed",
  "second_search",
  "driver_changed",
  "never_found",
  "no_show",
] as const;
export type Outcome = (typeof outcomes)[number];

export type Trip = {
  id: number;
  brandId: number;
  /** The group that serves it, which need not be the one it was ordered on. */
  agrupacionId: number;
  /** Who ordered. */
  ownerId: number;
  /** The company that pays, when an employee or a company ordered. */
  companyId: number | null;
  /** The employee who ordered or travels. */
  employeeId: number | null;
  userType: Known<Schemas["UserType"]>;
  status: StatusCode;
  outcome: Outcome;
  requestedAt: number;
  scheduledFor: number | null;
  /** When the search for a taxi began; a reservation that was cancelled in its sleep has never had one. */
  searchingSince: number | null;
  endedAt: number | null;
  origin: Position & { calle: string; datosExtra: string | null };
  destination: Position | null;
  destinationAddress: string | null;
  traveller: string | null;
  noticePhone: string | null;
  passengers: number;
  serviceType: string | null;
  paymentMethod: string | null;
  fare: number | null;
  /** The discount code or locator that it was ordered with. */
  code: string | null;
  driverId: number | null;
  /** When the taxi will be at the pickup point. */
  pickupAt: number | null;
};

export type ServiceType = { id: number; companyId: number; name: string; active: boolean };

export type Favourite = Position & {
  id: number;
  accountId: number;
  alias: string;
  name: string;
  isDefault: boolean;
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
  /** Whether somebody looks at a redemption before it counts. */
  reviewed: boolean;
  /** How far each account is with it; whoever is not here has not begun. */
  labels: Map<number, Label>;
};

export type Purse = {
  id: number;
  accountId: number;
  name: string;
  currency: string;
  /** Whole cents, since money is counted and not measured. */
  cents: number;
  movements: {
    id: number;
    at: number;
    cents: number;
    balanceCents: number;
    description: string;
    reference: string | null;
    /** Whom a transfer went to. */
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

/** Everything the sandbox remembers. It lives in memory, and all of it follows from seed and clock. */
export type World = {
  seed: number;
  clock: Clock;
  brands: Brand[];
  drivers: Driver[];
  accounts: Map<number, Account>;
  tokens: Map<string, Token>;
  sentCodes: SentCode[];
  outbox: OutboxEntry[];
  /** Where a brand's panel is, for the links in e-mails. */
  panelOrigin: (brand: Brand) => string;
  /** Hears of each as it is sent. */
  onSent?: ((sent: OutboxEntry) => void) | undefined;
  /** Uploaded pictures, by the name they are served under. */
  media: Map<string, File>;
  /** What creating calls were answered, for those that are repeated. */
  keptAnswers: KeptAnswers;
  trips: Map<number, Trip>;
  /** Outcomes that the next trips must have, in order. */
  forcedOutcomes: Outcome[];
  serviceTypes: Map<number, ServiceType>;
  favourites: Map<number, Favourite>;
  /** By account and group. */
  paymentChoices: Map<string, PaymentChoice>;
  messages: Map<number, CustomerMessage>;
  tickets: Map<number, Ticket>;
  promos: Map<number, Promo>;
  purses: Map<number, Purse>;
  commerces: Map<number, Commerce>;
  /** For tokens and codes; whatever belongs to one thing takes a generator of that thing's own. */
  random: Random;
  nextId(): number;
};

/** A world with its brands and drivers, and nobody in it yet. */
export function createWorld({ seed, start, speed }: WorldOptions): World {
  let lastId = 10_000;
  return {
    seed,
    clock: createClock({ start, speed }),
    // A world of its own: what a test changes in it, no other world sees.
    brands: structuredClone(brands),
    drivers: structuredClone(drivers),
    accounts: new Map(),
    tokens: new Map(),
    sentCodes: [],
    outbox: [],
    panelOrigin: ({ domains }) => `https://${domains[0]}`,
    media: new Map(),
    keptAnswers: new Map(),
    trips: new Map(),
    forcedOutcomes: [],
    serviceTypes: new Map(),
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
