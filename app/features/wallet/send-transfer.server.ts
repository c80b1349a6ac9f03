import { ApiError } from "../../api/errors.ts";
import { listMovements, type Movement, transfer } from "../../api/purses.server.ts";
import { findRow } from "../../api/rows.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { countAttempt } from "../../request/rate-limit/rate-limit.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { type Draft, findDraft } from "./drafts.server.ts";

/** Under which it is remembered that a transfer was sent, and what came of it. */
export const transferKey = (key: string, { brand, user }: MemberContext): string =>
  `${brand.permalink}:transfer:${user.id}:${key}`;

/** What became of a confirmed transfer; "gone" where the panel keeps it no longer, or for another user. */
export type TransferOutcome = { state: "sent" | "unknown" | "balanceTooLow" | "gone" };

/** Sends what was confirmed: once, however often it is pressed. */
export async function sendTransfer(key: string, context: MemberContext): Promise<TransferOutcome> {
  const { api, user } = context;
  const draft = await findDraft(key, context);
  if (!draft) return { state: "gone" };
  const operation: Operation<null, Movement> = {
    key: transferKey(key, context),
    // A form that is sent again does not count as another try.
    prepare: async () => {
      await countAttempt({ what: "transfer", account: `${user.id}` }, context);
      return null;
    },
    send: (_, idempotencyKey) => {
      const { purse, amount, receiver } = draft;
      const sent = { purseId: purse.id, amount, receiverId: receiver.userId, reference: key };
      return transfer(api, sent, idempotencyKey);
    },
    find: () => findSent(key, draft, context),
  };
  try {
    const { state } = await runOperation("transferFromPurse", operation, context);
    if (state === "done") await rememberSent(draft, context);
    return { state: state === "done" ? "sent" : "unknown" };
  } catch (error) {
    const isShort = error instanceof ApiError && error.code === "not_enough_balance";
    if (isShort) return { state: "balanceTooLow" };
    throw error;
  }
}

/** It would be among the newest. */
const SOUGHT = 100;

/** What came of a transfer whose answer was lost: its reference is on nothing else. */
export async function findSent(
  key: string,
  { purse, amount }: Draft,
  { api }: MemberContext,
): Promise<Movement | undefined> {
  const of = { id: purse.id, currency: amount.currency };
  return findRow(api, async (rows) => {
    const { movements } = await listMovements(rows, of, { limit: SOUGHT, offset: 0 });
    return movements.find(({ reference }) => reference === key);
  });
}

/** For so long, the same transfer may well be a mistake: the way back and one press too many. */
const JUST_SECONDS = 900;

const lastKey = ({ amount, receiver }: Draft, { brand, user }: MemberContext) =>
  `${brand.permalink}:transferred:${user.id}:${receiver.userId}:${amount.coins}`;

async function rememberSent(draft: Draft, context: MemberContext): Promise<void> {
  // The money arrives without that too.
  await context.app.services.store.set(lastKey(draft, context), "", JUST_SECONDS).catch(() => {});
}

/** Whether the same amount has just gone to the same receiver. */
export const isRepeated = async (draft: Draft, context: MemberContext): Promise<boolean> =>
  (await context.app.services.store.get(lastKey(draft, context))) !== undefined;
