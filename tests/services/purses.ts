import { bookMovement, getFirstPurse } from "../../sandbox/wallet/ledger.ts";
import type { Account, Purse } from "../../sandbox/world.ts";
import type { Panel } from "./panel.ts";

/** The account's purse that receives payments, which is created when there is none. */
export const purseOf = ({ sandbox }: Pick<Panel, "sandbox">, account: Account): Purse =>
  getFirstPurse(sandbox.world, account);

/** Adds money to the account's purse. */
export function payIn(panel: Pick<Panel, "sandbox">, account: Account, cents: number): Purse {
  const purse = purseOf(panel, account);
  bookMovement(panel.sandbox.world, purse, { cents, description: "Recarga con tarjeta" });
  return purse;
}
