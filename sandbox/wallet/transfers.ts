import type { Schemas } from "../api/operation.ts";
import { invalid, refuse } from "../api/refusal.ts";
import { sendMessage } from "../support/messages.ts";
import { formatMoney } from "../trips/money.ts";
import type { Account, Purse, World } from "../world.ts";
import {
  bookMovement,
  findOwnPurse,
  getFirstPurse,
  listPursesOf,
  type Movement,
} from "./ledger.ts";
import { canReceive, findAddressee, toPublicName, unknownCode } from "./receivers.ts";
import { wordingFor } from "./wording.ts";

type Transfer = { purse: Purse; movement: Movement };

/** Moves money once per reference: a repeated call gets the first result. */
export function transfer(world: World, sender: Account, order: Schemas["Transfer"]): Transfer {
  const purse = findOwnPurse(world, sender, order.purse_id);
  const cents = toCents(order.amount);
  const receiver = findAddressee(world, sender, order);
  if (!receiver && order.code !== undefined) throw unknownCode();

  const earlier = findEarlier(world, sender, order.reference);
  if (earlier) {
    const { cents: earlierCents, receiverId } = earlier.movement;
    const isSame =
      earlier.purse === purse && earlierCents === -cents && receiverId === receiver?.id;
    if (isSame) return earlier;
    const message = "Ya usaste esta referencia en otra transferencia";
    throw invalid({ field: "reference", message });
  }

  if (!receiver || !canReceive(receiver, sender) || cents > purse.cents) {
    throw refuse("not_enough_balance", "You do not have enough balance \\ Customer is invalid");
  }
  receive(world, receiver, sender, cents);
  const movement = bookMovement(world, purse, {
    cents: -cents,
    description: wordingFor(world, sender).wording.sentTo(toPublicName(receiver)),
    reference: order.reference ?? null,
    receiverId: receiver.id,
  });
  return { purse, movement };
}

function receive(world: World, receiver: Account, sender: Account, cents: number): void {
  const { brand, wording } = wordingFor(world, receiver);
  const from = toPublicName(sender);
  bookMovement(world, getFirstPurse(world, receiver), {
    cents,
    description: wording.receivedFrom(from),
  });
  sendMessage(world, {
    accountId: receiver.id,
    title: wording.receivedTitle(formatMoney(cents / 100, brand)),
    text: wording.receivedText(from),
  });
}

/** The sender's transfer with a reference, from any purse. */
function findEarlier(
  world: World,
  sender: Account,
  reference: string | undefined,
): Transfer | undefined {
  if (reference === undefined) return undefined;
  return listPursesOf(world, sender)
    .flatMap((purse) => purse.movements.map((movement) => ({ purse, movement })))
    .find(({ movement }) => movement.reference === reference);
}

function toCents(amount: number): number {
  const cents = Math.round(amount * 100);
  // The division yields the original number unless that had more than two decimals.
  if (cents / 100 !== amount) throw invalid({ field: "amount", message: "Enter an amount" });
  return cents;
}
