import { ApiError } from "../../api/errors.ts";
import { type Money, readMoney } from "../../api/money.ts";
import { findReceiver, listPurses, type Receiver } from "../../api/purses.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { type FieldIssue, FormRejected } from "../../forms/reply.ts";
import { amount as amountRule, userCode } from "../../forms/rules.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { saveDraft } from "./drafts.server.ts";
import { readPicture } from "./read-picture.server.ts";

export type TransferSent = { purse: number; amount: string; to: string; picture?: File };

/** Looks up the receiver and saves a draft for the user to confirm. Returns the draft's key. */
export async function prepareTransfer(
  sent: TransferSent,
  context: MemberContext,
): Promise<string | undefined> {
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
