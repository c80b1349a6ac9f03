import { Refusal } from "../api/refusal.ts";
import type { Account, World } from "../world.ts";

type Address = { code?: string; user_id?: number };

/** The account of a code or user id in the caller's group. */
export function findAddressee(
  world: World,
  asker: Account,
  { code, user_id }: Address,
): Account | undefined {
  return [...world.accounts.values()].find(
    (each) =>
      each.brandId === asker.brandId &&
      (code === undefined ? each.id === user_id : each.purseCode === normalizeCode(code)),
  );
}

/** A receiver must be another, active account. */
export function canReceive(receiver: Account, sender: Account): boolean {
  return receiver.id !== sender.id && receiver.state === "active";
}

/** "Mateo S." is enough to notice a mistake. A company's name is public. */
export function toPublicName({ role, name }: Account): string {
  if (role === "company") return name;
  const [first, second] = name.split(" ");
  return second ? `${first} ${[...second][0]}.` : name;
}

export function unknownCode(): Refusal {
  const message = "Invalid code";
  return new Refusal(422, "invalid_code", message, [{ field: "code", message }]);
}

/** Normalizes a typed code to the form printed below the QR picture. */
function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}
