import { Refusal } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import type { Account, SentCode, World } from "../world.ts";
import { sendEmail, sendSms } from "./outbox.ts";

type LinkPurpose = Exclude<SentCode["purpose"], "activate">;

const MINUTE = 60_000;
const ACTIVATION_LIFETIME = 30 * MINUTE;
const LINK_LIFETIME = 60 * MINUTE;
const LINK_CODE_LENGTH = 32;
/** Unlimited tries would guess six digits. */
const MOST_WRONG_TRIES = 5;

/** The refusal of a code from a link; a wrong activation code is a 401 instead. */
export const invalidCode = () =>
  new Refusal(422, "invalid_code", "Invalid code", [{ field: "code", message: "Invalid code" }]);

export function sendActivationCode(world: World, account: Account): void {
  const code = String(world.random.integer(0, 999_999)).padStart(6, "0");
  keepCode(world, account, "activate", code, ACTIVATION_LIFETIME);
  sendSms(world, account, "activate", code);
  sendEmail(world, account, "activate", code);
}

/** Sends a code that is long enough for a link and identifies the account by itself. */
export function sendLinkCode(world: World, account: Account, purpose: LinkPurpose): void {
  const code = world.random.token(LINK_CODE_LENGTH);
  keepCode(world, account, purpose, code, LINK_LIFETIME);
  sendEmail(world, account, purpose, code);
}

/** Whether this is the account's code. The right code or too many wrong tries use it up. */
export function takeActivationCode(world: World, account: Account, code: string): boolean {
  const sent = world.sentCodes.find(
    (each) => each.purpose === "activate" && each.accountId === account.id && isGood(world, each),
  );
  if (!sent) return false;
  if (sent.code === code) {
    forgetCode(world, sent);
    return true;
  }
  sent.wrongTries += 1;
  if (sent.wrongTries === MOST_WRONG_TRIES) forgetCode(world, sent);
  return false;
}

/** The active account of a code. This uses the code up. */
export function takeLinkCode(
  world: World,
  brand: Brand,
  purpose: LinkPurpose,
  code: string,
): Account | undefined {
  const sent = world.sentCodes.find(
    (each) => each.purpose === purpose && each.code === code && isGood(world, each),
  );
  if (!sent) return undefined;
  const account = world.accounts.get(sent.accountId);
  if (account?.state !== "active" || account.brandId !== brand.id) return undefined;
  forgetCode(world, sent);
  return account;
}

/** A new code replaces older ones for the same purpose. */
function keepCode(
  world: World,
  account: Account,
  purpose: SentCode["purpose"],
  code: string,
  lifetime: number,
): void {
  const others = world.sentCodes.filter(
    (each) => each.purpose !== purpose || each.accountId !== account.id,
  );
  const expiresAt = world.clock.now() + lifetime;
  const sent = { purpose, accountId: account.id, code, expiresAt, wrongTries: 0 };
  world.sentCodes = [...others, sent];
}

function forgetCode(world: World, sent: SentCode): void {
  world.sentCodes = world.sentCodes.filter((each) => each !== sent);
}

function isGood(world: World, { expiresAt }: SentCode): boolean {
  return world.clock.now() < expiresAt;
}
