import { Refusal } from "../api/refusal.ts";
import type { Account, Promo, World } from "../world.ts";
import { isFruitless } from "./state.ts";
import type { Discount } from "./tariff.ts";

/** Codes that anybody may use, and locators of fares that were agreed beforehand. */
const publicCodes = new Map<string, Discount>([
  ["HOLA10", { kind: "percent", percent: 10 }],
  ["PUERTO5", { kind: "amount", amount: 5 }],
  ["LOC-2468", { kind: "agreed", fare: 18 }],
  ["LOC-1357", { kind: "agreed", fare: 35 }],
]);

/** Refuses a code that gives an account nothing, or nothing any more. */
export function checkCode(world: World, account: Account, code: string, field: string): void {
  const promo = findPromo(world, account.id, code);
  const isOver = promo && (promo.validUntil <= world.clock.now() || isUsed(world, account, code));
  if (isOver || !findDiscount(world, account.id, code)) {
    const message = "Invalid code";
    throw new Refusal(422, "invalid_code", message, [{ field, message }]);
  }
}

/** What a code gives, or gave when it was used. */
export function findDiscount(world: World, accountId: number, code: string): Discount | undefined {
  const promo = findPromo(world, accountId, code);
  return promo ? readGift(promo) : publicCodes.get(normalize(code));
}

/** The promo that the account has redeemed and that its code is of. */
function findPromo(world: World, accountId: number, code: string): Promo | undefined {
  if (publicCodes.has(normalize(code))) return undefined;
  return [...world.promos.values()].find(
    (promo) =>
      normalize(promo.code) === normalize(code) && promo.labels.get(accountId) === "approved",
  );
}

/** A promo says in words what it gives: "10 % de descuento", "€5 off". */
function readGift({ gives }: Promo): Discount {
  const [, percent] = /(\d+) ?%/.exec(gives) ?? [];
  if (percent) return { kind: "percent", percent: Number(percent) };
  const [, before, after] = /€ ?(\d+)|(\d+) ?€/.exec(gives) ?? [];
  return { kind: "amount", amount: Number(before ?? after ?? 0) };
}

/** A promo's code serves once, and again where nobody came or the trip was cancelled. */
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
