import { demoEmail } from "../accounts/seed.ts";
import type { Brand } from "../brands.ts";
import { fromLocal, toLocal } from "../local-time.ts";
import { createRandom, type Random } from "../random.ts";
import { sendMessage } from "../support/messages.ts";
import { type Account, brandOf, type Promo, type Purse, type World } from "../world.ts";
import { bookMovement, openPurse } from "./ledger.ts";
import { type Offer, offers } from "./offers.ts";
import { type Wording, wordingFor } from "./wording.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far back the purses' movements go. */
const HISTORY = 85 * DAY;
const DEAREST_TRIP = 2400;

export function seedWallet(world: World): void {
  const accounts = [...world.accounts.values()].filter(({ state }) => state === "active");
  for (const brand of world.brands) {
    const customers = accounts.filter(
      ({ brandId, role }) => brandId === brand.id && role !== "employee",
    );
    offers[brand.permalink]?.forEach((offer, index) => {
      const promo = addPromo(world, brand, offer);
      for (const customer of customers) announcePromo(world, customer, promo, index);
    });
  }
  for (const account of accounts) seedPurses(world, account);
}

function addPromo(world: World, brand: Brand, offer: Offer): Promo {
  const { daysLeft, demoLabel, reviewed = false, ...texts } = offer;
  const lastDay = toLocal(world.clock.now() + daysLeft * DAY, brand.timeZone).date;
  const demoClient = [...world.accounts.values()].find(
    ({ email }) => email === demoEmail(brand, "client"),
  );
  const promo: Promo = {
    ...texts,
    id: world.nextId(),
    brandId: brand.id,
    validUntil: fromLocal(`${lastDay} 23:59:59`, brand.timeZone) as number,
    reviewed,
    labels: new Map(demoClient && demoLabel && [[demoClient.id, demoLabel]]),
  };
  world.promos.set(promo.id, promo);
  return promo;
}

/** Each promo has a message, the only link to it; the latest is unread. */
function announcePromo(world: World, customer: Account, promo: Promo, index: number): void {
  sendMessage(world, {
    accountId: customer.id,
    title: promo.title,
    text: promo.description,
    createdAt: world.clock.now() - (2 + 8 * index) * DAY - HOUR,
    read: index > 0,
    promoId: promo.id,
  });
}

function seedPurses(world: World, account: Account): void {
  const brand = brandOf(world, account.brandId);
  const { wording } = wordingFor(world, account);
  const isDemoClient = account.email === demoEmail(brand, "client");
  const isDemo = isDemoClient || account.email === demoEmail(brand, "company");
  const isEmployee = account.role === "employee";

  fillPurse(world, openPurse(world, account), account, isDemo ? 25 : isEmployee ? 3 : 8);
  if (isDemoClient && brand === world.brands[0]) {
    fillPurse(world, openPurse(world, account, wording.secondPurse), account, 4);
  }
}

/** Past movements: top-ups by card, trips, and occasional refunds. */
function fillPurse(world: World, purse: Purse, owner: Account, count: number): void {
  const random = createRandom(world.seed, "purse", purse.id);
  const { wording } = wordingFor(world, owner);
  const gap = HISTORY / count;
  for (let left = count; left > 0; left--) {
    const at = world.clock.now() - left * gap + random.integer(0, gap / 2);
    bookMovement(world, purse, { at, ...makeMovement(purse, random, wording) });
  }
}

function makeMovement({ cents }: Purse, random: Random, wording: Wording) {
  if (cents < DEAREST_TRIP || random.chance(0.15)) {
    return { cents: random.pick([2000, 3000, 5000]), description: wording.topUp };
  }
  if (random.chance(0.1)) return { cents: random.integer(300, 900), description: wording.refund };
  return { cents: -random.integer(480, DEAREST_TRIP), description: wording.trip };
}
