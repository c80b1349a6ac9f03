import { ApiError } from "../../api/errors.ts";
import { type Money, readMoney } from "../../api/money.ts";
import {
  findReceiver,
  listMovements,
  listPurses,
  type Movement,
  type Receiver,
  transfer,
} from "../../api/purses.server.ts";
import { findRow, readGoodRows } from "../../api/rows.server.ts";
import { type FieldIssue, FormRejected } from "../../forms/reply.ts";
import { amount as amountRule, userCode } from "../../forms/rules.server.ts";
import type { QrProblem } from "../../qr/read-qr-picture.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { countAttempt, withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { type Draft, findDraft, saveDraft } from "./drafts.server.ts";

export const transferKey = (key: string, { brand, user }: MemberContext): string =>
  `${brand.permalink}:transfer:${user.id}:${key}`;

/** "gone" if the panel no longer has the draft, or if it belongs to another user. */
type TransferOutcome = { state: "sent" | "unknown" | "balanceTooLow" | "gone" };

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
export async function findSent(key: string, { purse, amount }: Draft, { api }: MemberContext) {
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

type TransferSent = { purse: number; amount: string; to: string; picture?: File };

/** Looks up the receiver and saves a draft for the user to confirm. Returns the draft's key. */
export async function prepareTransfer(sent: TransferSent, context: MemberContext) {
  const { purses } = await readGoodRows(context.api, listPurses);
  const purse = purses.find(({ id }) => id === sent.purse);
  // Our pages offer only the user's own purses.
  if (!purse) return undefined;
  const attempt = { action: "transfer", account: `${context.user.id}` } as const;
  return withRateLimit(attempt, context, async () => {
    const picture = sent.picture && (await readPicture(sent.picture, context));
    const to = picture && "code" in picture ? picture.code : sent.to;
    // If another field is wrong, the form keeps the code that we read from the picture.
    const filledIn = { to };
    const amount = readAmount(sent.amount, purse.balance.currency);
    const isCode = to !== "" && userCode.safeParse(to).success;
    const issues: FieldIssue[] = [
      ...(amount ? [] : [{ field: "amount", message: { rule: "amount" } }]),
      ...(picture && "problem" in picture
        ? [{ field: "picture", message: { rule: picture.problem } }]
        : isCode
          ? []
          : [{ field: "to", message: { rule: "userCode" } }]),
    ];
    if (!amount || issues.length > 0) throw new FormRejected(issues, filledIn);

    const receiver = await lookUp(to, context).catch((error: unknown) => {
      throw error instanceof ApiError ? toFormError(error, filledIn) : error;
    });
    if (amount.coins > purse.balance.coins) throw new FormRejected([noBalance], filledIn);
    return saveDraft({ purse: { id: purse.id, name: purse.name }, amount, receiver, to }, context);
  });
}

export const noBalance: FieldIssue = { field: "", message: { rule: "noBalance" } };

function readAmount(typed: string, currency: string): Money | undefined {
  const { data: digits } = amountRule.safeParse(typed);
  return digits === undefined ? undefined : readMoney(digits, currency);
}

const MAX_ID = 2_147_483_647;

/** A text of only digits is a user id; a code has letters. */
function lookUp(to: string, { api }: MemberContext): Promise<Receiver> {
  if (!/^\d+$/.test(to)) return findReceiver(api, { code: to });
  const userId = Number(to);
  if (userId >= 1 && userId <= MAX_ID) return findReceiver(api, { userId });
  throw new FormRejected([{ field: "to", message: { rule: "userCode" } }]);
}

/** Replaces the API's message for an unknown receiver by our own. */
function toFormError(error: ApiError, values: { to: string }): Error {
  if (error.status !== 422) return error;
  const rule = error.code === "invalid_code" ? "invalidCode" : "userCode";
  return new FormRejected([{ field: "to", message: { rule } }], values);
}

/** Larger than a phone's usual photo. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Returns the code in the picture, or the key of the message that explains the problem. */
async function readPicture(
  picture: File,
  { app }: MemberContext,
): Promise<{ code: string } | { problem: QrProblem | "invalidCode" }> {
  if (picture.size > MAX_BYTES) return { problem: "hugePicture" };
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const reading = await app.services.readQrCode(bytes);
  if ("problem" in reading) return reading;
  const code = reading.text.trim();
  // The QR code may hold something else, such as a web address.
  const isUserCode = code !== "" && userCode.safeParse(code).success;
  return isUserCode ? { code } : { problem: "invalidCode" };
}
