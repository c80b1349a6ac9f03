import { ApiError } from "../../api/errors.ts";
import { type Money, readMoney } from "../../api/money.ts";
import { findReceiver, listPurses, type Receiver } from "../../api/purses.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { type FieldIssue, FormRejected } from "../../forms/form-rejected.ts";
import { amount as amountRule, userCode } from "../../forms/rules.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { saveDraft } from "./drafts.server.ts";
import { readPicture } from "./read-picture.server.ts";

export type TransferSent = { purse: number; amount: string; to: string; picture?: File };

/** Finds out whom a form would pay, and keeps it to be confirmed; tells its key. */
export async function prepareTransfer(
  sent: TransferSent,
  context: MemberContext,
): Promise<string | undefined> {
  const { purses } = await readGoodRows(context.api, listPurses);
  const purse = purses.find(({ id }) => id === sent.purse);
  // No page offers the purse of somebody else.
  if (!purse) return undefined;
  const tried = { what: "transfer", account: `${context.user.id}` } as const;
  return withRateLimit(tried, context, async () => {
    const picture = sent.picture && (await readPicture(sent.picture, context));
    const to = picture && "code" in picture ? picture.code : sent.to;
    // What was read in the picture need not be read again, whatever else is wrong.
    const filledIn = { to };
    const amount = readAmount(sent.amount, purse.balance.currency);
    const isCode = to !== "" && userCode.safeParse(to).success;
    const complaints: FieldIssue[] = [
      ...(amount ? [] : [{ field: "amount", message: { rule: "amount" } }]),
      ...(picture && "problem" in picture
        ? [{ field: "picture", message: { rule: picture.problem } }]
        : isCode
          ? []
          : [{ field: "to", message: { rule: "userCode" } }]),
    ];
    if (!amount || complaints.length > 0) throw new FormRejected(complaints, filledIn);

    const receiver = await lookUp(to, context).catch((error: unknown) => {
      throw error instanceof ApiError ? toRefused(error, filledIn) : error;
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

const MOST_ID = 2_147_483_647;

/** Of digits alone is a user's id; a code has letters. */
function lookUp(to: string, { api }: MemberContext): Promise<Receiver> {
  if (!/^\d+$/.test(to)) return findReceiver(api, { code: to });
  const userId = Number(to);
  if (userId >= 1 && userId <= MOST_ID) return findReceiver(api, { userId });
  throw new FormRejected([{ field: "to", message: { rule: "userCode" } }]);
}

/** In our own words, whatever the API says: it knows nobody whom this would pay. */
function toRefused(error: ApiError, values: { to: string }): Error {
  if (error.status !== 422) return error;
  const rule = error.code === "invalid_code" ? "invalidCode" : "userCode";
  return new FormRejected([{ field: "to", message: { rule } }], values);
}
