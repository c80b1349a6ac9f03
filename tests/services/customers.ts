import type { Brand } from "../../sandbox/brands.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import { addFavourite } from "../../sandbox/customer/favourites.ts";
import { nameOf } from "../../sandbox/trips/geocoding.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { addCustomer } from "./accounts.ts";
import type { Panel } from "./panel.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** The index of the brand in the sandbox's world, since every world has a copy of it. */
export function findBrandIndex({ sandbox }: Panel, { id }: Brand): number {
  return sandbox.world.brands.findIndex((each) => each.id === id);
}

/** A customer who belongs to one test, with a home address at the main square. */
export function addTraveller(
  { sandbox }: Panel,
  brandIndex = 0,
  given?: Partial<Account>,
): Account {
  const brand = sandbox.world.brands[brandIndex];
  if (!brand) throw new Error(`No brand ${brandIndex}`);
  const account = addCustomer(sandbox, brand, given);
  const { latitude, longitude, ...place } = getPlace("plaza-mayor");
  addFavourite(sandbox.world, account, {
    alias: "Casa",
    name: nameOf({ latitude, longitude, ...place }),
    latitude,
    longitude,
    isDefault: true,
  });
  return account;
}

/** The first domain of an account's brand. */
export const hostOf = ({ sandbox }: Pick<Panel, "sandbox">, { brandId }: Account): string =>
  sandbox.world.brands.find(({ id }) => id === brandId)?.domains[0] ?? "";

/** A browser without scripts in which this account is logged in. */
export async function visitAs(
  panel: Panel,
  account: Account,
  language: "en" | "es" = "en",
): Promise<Visitor> {
  const visitor = createVisitor(panel, hostOf(panel, account), {
    headers: { "accept-language": language },
  });
  await visitor.logIn({ username: account.email, password: account.password });
  return visitor;
}

/** The account's trips, oldest first. */
export function tripsOf({ sandbox }: Panel, { id }: Account): Trip[] {
  return [...sandbox.world.trips.values()].filter(({ ownerId }) => ownerId === id);
}
