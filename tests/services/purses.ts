import { bookMovement, getFirstPurse } from "../../sandbox/wallet/ledger.ts";
import type { Account, Purse } from "../../sandbox/world.ts";
import type { Panel } from "./panel.ts";

/** The purse that others pay into; whoever has had none has one by now. */
export const purseOf = ({ sandbox }: Pick<Panel, "sandbox">, account: Account): Purse =>
  getFirstPurse(sandbox.world, account);

/** Pays money into somebody's purse. */
export function payIn(panel: Pick<Panel, "sandbox">, account: Account, cents: number): Purse {
  const purse = purseOf(panel, account);
  bookMovement(panel.sandbox.world, purse, { cents, description: "Recarga con tarjeta" });
  return purse;
}
