import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import { fromMoney, type Money, toMoney } from "./money.ts";
import type { PageRange } from "./pages.server.ts";

type Schemas = components["schemas"];

export type Purse = ReturnType<typeof toPurse>;
export type Purses = Awaited<ReturnType<typeof listPurses>>;

/** A payment into the purse, or out of it where the change is below zero. */
export type Movement = ReturnType<typeof toMovement>;

/** Enough of the receiver's name to notice a mistake. */
export type Receiver = { userId: number; name: string };

export type Transfer = { purseId: number; amount: Money; receiverId: number; reference: string };

/** The customer's purses, and the code by which others pay into the first. */
export async function listPurses(api: Api) {
  const { purses, code, user_id } = await api.call("listPurses");
  return { purses: purses.map(toPurse), code, userId: user_id };
}

/** The newest first. */
export async function listMovements(
  api: Api,
  { id, currency }: { id: number; currency: string },
  page: PageRange,
): Promise<{ movements: Movement[]; total: number }> {
  const { movements, total } = await api.call("listPurseMovements", {
    params: { path: { id }, query: page },
  });
  return { movements: movements.map((each) => toMovement(each, currency)), total };
}

/** Finds the customer whom a code or a user id would pay. */
export async function findReceiver(
  api: Api,
  by: { code: string } | { userId: number },
): Promise<Receiver> {
  const query = "code" in by ? by : { user_id: by.userId };
  const { user_id, name } = await api.call("findPurseReceiver", { params: { query } });
  return { userId: user_id, name };
}

/** The reference identifies the transfer if the answer is lost. */
export async function transfer(
  api: Api,
  { purseId, amount, receiverId, reference }: Transfer,
  idempotencyKey: string,
): Promise<Movement> {
  const { purse, movement } = await api.call("transferFromPurse", {
    params: { header: { "Idempotency-Key": idempotencyKey } },
    body: { purse_id: purseId, amount: fromMoney(amount), user_id: receiverId, reference },
  });
  return toMovement(movement, purse.currency);
}

function toPurse({ id, name, balance, currency }: Schemas["Purse"]) {
  return { id, name, balance: toMoney(balance, currency) };
}

function toMovement(movement: Schemas["PurseMovement"], currency: string) {
  const { id, date, amount, balance, description, reference } = movement;
  return {
    id,
    /** In milliseconds. */
    at: Date.parse(date),
    change: toMoney(amount, currency),
    /** After the movement. */
    balance: toMoney(balance, currency),
    /** The reference is the sender's. */
    ...{ description, reference },
  };
}
