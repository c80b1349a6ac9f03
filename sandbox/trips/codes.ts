import { Refusal } from "../api/refusal.ts";
import type { Account, Promo, World } from "../world.ts";
import { isFruitless } from "./state.ts";
import type { Discount } from "./tariff.ts";

/** Public discount codes, and locators of agreed fares. */
const publicCodes = new Map<string, Discount>([
  ["HOLA10", { kind: "percent", percent: 10 }],
  ["PUERTO5", { kind: "amount", amount: 5 }],
  ["LOC-2468", { kind: "agreed", fare: 18 }],
  ["LOC-1357", { kind: "agreed", fare: 35 }],
]);

/** Refuses a code that gives the account no discount. */
export function checkCode(world: World, account: Account, code: string, field: string): void {
  const promo = findPromo(world, account.id, code);
  const isOver = promo && (promo.validUntil <= world.clock.now() || isUsed(world, account, code));
  if (isOver || !findDiscount(world, account.id, code)) {
    const message = "Invalid code";
    throw new Refusal(422, "invalid_code", message, [{ field, message }]);
  }
}

/** The discount of a code, now or when it was used. */
export function findDiscount(world: World, accountId: number, code: string): Discount | undefined {
  const promo = findPromo(world, accountId, code);
  return promo ? readGift(promo) : publicCodes.get(normalize(code));
}

/** The promo with this code that the account has redeemed. */
function findPromo(world: World, accountId: number, code: string): Promo | undefined {
  if (publicCodes.has(normalize(code))) return undefined;
  return [...world.promos.values()].find(
    (promo) =>
      normalize(promo.code) === normalize(code) && promo.labels.get(accountId) === "approved",
  );
}

/** A promo's discount as text: "10 % de descuento", "€5 off". */
function readGift({ gives }: Promo): Discount {
  const [, percent] = /(\d+) ?%/.exec(gives) ?? [];
  if (percent) return { kind: "percent", percent: Number(percent) };
  const [, before, after] = /€ ?(\d+)|(\d+) ?€/.exec(gives) ?? [];
  return { kind: "amount", amount: Number(before ?? after ?? 0) };
}

/** A promo's code is valid once, and again if no taxi came or the trip was cancelled. */
function isUsed(world: World, account: Account, code: string): boolean {
  return [...world.trips.values()].some(
    (trip) =>
      trip.ownerId === account.id &&
      trip.code !== null &&
      normalize(trip.code) === normalize(code) &&
      !isFruitless(trip),
  );
}

function normalize(code: string): string {
  return code.trim().toUpperCase();
}
