import { Refusal } from "../api/refusal.ts";
import type { Account, World } from "../world.ts";

type Address = { code?: string; user_id?: number };

/** The account that a code or user id stands for, on the same group as who asks. */
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

/** Money goes to somebody else, and to nobody whose account is not in use. */
export function canReceive(receiver: Account, sender: Account): boolean {
  return receiver.id !== sender.id && receiver.state === "active";
}

/** Enough to notice a mistake: "Mateo S.". What a company is called is public. */
export function toPublicName({ role, name }: Account): string {
  if (role === "company") return name;
  const [first, second] = name.split(" ");
  return second ? `${first} ${[...second][0]}.` : name;
}

export function unknownCode(): Refusal {
  const message = "Invalid code";
  return new Refusal(422, "invalid_code", message, [{ field: "code", message }]);
}

/** As it is printed below the QR picture, however it was typed. */
function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}
