import { notFound } from "../api/refusal.ts";
import type { Account, Purse, World } from "../world.ts";
import { wordingFor } from "./wording.ts";

export type Movement = Purse["movements"][number];

/** An account's purses. Transfers go to the first one. */
export function listPursesOf(world: World, account: Account): Purse[] {
  const first = getFirstPurse(world, account);
  return [...world.purses.values()].filter((each) => each.accountId === first.accountId);
}

/** Creates the purse of an account that has none yet. */
export function getFirstPurse(world: World, account: Account): Purse {
  const first = [...world.purses.values()].find((each) => each.accountId === account.id);
  return first ?? openPurse(world, account);
}

export function findOwnPurse(world: World, account: Account, id: number): Purse {
  const purse = listPursesOf(world, account).find((each) => each.id === id);
  if (!purse) throw notFound();
  return purse;
}

export function openPurse(world: World, account: Account, name?: string): Purse {
  const { brand, wording } = wordingFor(world, account);
  const purse: Purse = {
    id: world.nextId(),
    accountId: account.id,
    name: name ?? wording.purse,
    currency: brand.currency,
    cents: 0,
    movements: [],
  };
  world.purses.set(purse.id, purse);
  return purse;
}

type Entry = Pick<Movement, "cents" | "description"> & Partial<Movement>;

/** Puts money into a purse, or takes it out when the cents are below zero. */
export function bookMovement(world: World, purse: Purse, entry: Entry): Movement {
  purse.cents += entry.cents;
  const movement: Movement = {
    at: world.clock.now(),
    reference: null,
    receiverId: null,
    ...entry,
    id: world.nextId(),
    balanceCents: purse.cents,
  };
  purse.movements.push(movement);
  return movement;
}
