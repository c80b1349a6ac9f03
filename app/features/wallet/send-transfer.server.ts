import { ApiError } from "../../api/errors.ts";
import { listMovements, type Movement, transfer } from "../../api/purses.server.ts";
import { findRow } from "../../api/rows.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { countAttempt } from "../../request/rate-limit/rate-limit.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { type Draft, findDraft } from "./drafts.server.ts";

/** The store key of the transfer's operation. */
export const transferKey = (key: string, { brand, user }: MemberContext): string =>
  `${brand.permalink}:transfer:${user.id}:${key}`;

/** "gone" if the panel no longer has the draft, or if it belongs to another user. */
export type TransferOutcome = { state: "sent" | "unknown" | "balanceTooLow" | "gone" };

/** Sends the confirmed transfer once, however often the user presses the button. */
export async function sendTransfer(key: string, context: MemberContext): Promise<TransferOutcome> {
  const { api, user } = context;
  const draft = await findDraft(key, context);
  if (!draft) return { state: "gone" };
  const operation: Operation<null, Movement> = {
    key: transferKey(key, context),
    // `prepare` runs once for each transfer, so a form that is sent again does not count as another attempt.
    prepare: async () => {
      await countAttempt({ action: "transfer", account: `${user.id}` }, context);
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

/** A transfer that was just sent is among the newest movements. */
const SEARCHED_MOVEMENTS = 100;

/** Finds a transfer whose answer was lost by its unique reference. */
export async function findSent(
  key: string,
  { purse, amount }: Draft,
  { api }: MemberContext,
): Promise<Movement | undefined> {
  const purseRef = { id: purse.id, currency: amount.currency };
  return findRow(api, async (rows) => {
    const { movements } = await listMovements(rows, purseRef, {
      limit: SEARCHED_MOVEMENTS,
      offset: 0,
    });
    return movements.find(({ reference }) => reference === key);
  });
}

/** Within this time the same transfer may be a mistake, such as one more press after going back. */
const REPEAT_SECONDS = 900;

const lastKey = ({ amount, receiver }: Draft, { brand, user }: MemberContext) =>
  `${brand.permalink}:transferred:${user.id}:${receiver.userId}:${amount.coins}`;

async function rememberSent(draft: Draft, context: MemberContext): Promise<void> {
  // A failing store must not fail a transfer that has been sent.
  await context.app.services.store.set(lastKey(draft, context), "", REPEAT_SECONDS).catch(() => {});
}

/** True if the user has just sent the same amount to the same receiver. */
export const isRepeated = async (draft: Draft, context: MemberContext): Promise<boolean> =>
  (await context.app.services.store.get(lastKey(draft, context))) !== undefined;
