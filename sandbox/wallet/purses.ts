import type { Handlers, Schemas } from "../api/operation.ts";
import { invalid } from "../api/refusal.ts";
import type { Purse } from "../world.ts";
import { findOwnPurse, listPursesOf, type Movement } from "./ledger.ts";
import { canReceive, findAddressee, toPublicName, unknownCode } from "./receivers.ts";
import { transfer } from "./transfers.ts";

export const purseHandlers: Handlers<
  "listPurses" | "listPurseMovements" | "findPurseReceiver" | "transferFromPurse"
> = {
  listPurses({ world, account }) {
    return {
      purses: listPursesOf(world, account).map((purse) => toPurse(purse)),
      code: account.purseCode,
      user_id: account.id,
    };
  },

  listPurseMovements({ world, account, path, query: { limit, offset } }) {
    const { movements } = findOwnPurse(world, account, path.id);
    return {
      movements: movements
        .toReversed()
        .slice(offset, offset + limit)
        .map(toMovement),
      total: movements.length,
    };
  },

  findPurseReceiver({ world, account, query }) {
    const { code, user_id } = query;
    if ((code === undefined) === (user_id === undefined)) {
      throw invalid({ field: "", message: "Indica un código o un usuario" });
    }
    const receiver = findAddressee(world, account, query);
    if (!receiver || !canReceive(receiver, account)) {
      if (code !== undefined) throw unknownCode();
      throw invalid({ field: "user_id", message: "Enter valid user code" });
    }
    return { user_id: receiver.id, name: toPublicName(receiver) };
  },

  transferFromPurse({ world, account, body }) {
    const { purse, movement } = transfer(world, account, body);
    return { purse: toPurse(purse, movement.balanceCents), movement: toMovement(movement) };
  },
};

/** A purse with its current balance, or with the given cents. */
function toPurse({ id, name, currency, cents }: Purse, heldCents = cents): Schemas["Purse"] {
  return { id, name, balance: heldCents / 100, currency };
}

function toMovement(movement: Movement): Schemas["PurseMovement"] {
  return {
    id: movement.id,
    date: new Date(movement.at).toISOString(),
    amount: movement.cents / 100,
    balance: movement.balanceCents / 100,
    description: movement.description,
    reference: movement.reference,
  };
}
