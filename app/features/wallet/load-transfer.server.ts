import type { Api } from "../../api/client.server.ts";
import { fromMoney, type Money, subtract } from "../../api/money.ts";
import { listPurses, type Movement } from "../../api/purses.server.ts";
import { findRow } from "../../api/rows.server.ts";
import { formatMoney } from "../../i18n/format.server.ts";
import { type PhoneLink, toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { findOperationOutcome } from "../../request/idempotency.server.ts";
import { type Draft, findDraft, pathToChange, pathToTransfer } from "./drafts.server.ts";
import { formatWhen } from "./format-when.server.ts";
import { findSent, isRepeated, transferKey } from "./send-transfer.server.ts";

/** One transfer in any of its states. */
export type TransferView = {
  receiver: string;
  /** The receiver's code or user id, as the user typed or scanned it. */
  to: string;
  amount: string;
  purse: string;
  /** The path of the form, filled in with this transfer. */
  change: string;
  /** The path of the purses. */
  back: string;
} & (
  | { kind: "draft"; id: string; balance: string; left: string; isShort: boolean; again: boolean }
  | { kind: "sent"; left: string; when: string; number: number }
  /** `unknown`: the API's answer was lost. `lost`: it has been missing for so long that it will not arrive. */
  | { kind: "unknown" | "lost"; here: string; brand: string; phone: PhoneLink | null }
);

/** Far longer than any request to the API takes. */
const LOST_AFTER_MS = 5 * 60_000;

/** Undefined if there is no such transfer of this user. */
export async function loadTransfer(
  key: string,
  context: MemberContext,
): Promise<TransferView | undefined> {
  const draft = await findDraft(key, context);
  if (!draft) return undefined;
  const facts = toFacts(key, draft, context);
  const outcome = await findOperationOutcome<null, Movement>(
    { key: transferKey(key, context), find: () => findSent(key, draft, context) },
    context,
  );
  if (outcome?.state === "done") return { ...facts, ...toSent(outcome.result, context) };
  if (outcome) {
    const { brand } = context;
    return {
      ...facts,
      kind: outcome.couldLook && outcome.ageMs >= LOST_AFTER_MS ? "lost" : "unknown",
      here: pathToTransfer(key, context),
      brand: brand.name,
      phone: toPhoneLink(brand.phone, brand.phone),
    };
  }
  return { ...facts, ...(await toProposal(key, draft, context)) };
}

async function toProposal(key: string, draft: Draft, context: MemberContext) {
  const findPurse = async (rows: Api) =>
    (await listPurses(rows)).purses.find(({ id }) => id === draft.purse.id);
  const [purse, again] = await Promise.all([
    findRow(context.api, findPurse),
    isRepeated(draft, context),
  ]);
  const nothing: Money = { coins: 0, currency: draft.amount.currency };
  const balance = purse?.balance ?? nothing;
  const left = subtract(balance, draft.amount);
  return {
    kind: "draft" as const,
    id: key,
    balance: format(balance, context),
    left: format(left, context),
    isShort: left.coins < 0,
    again,
  };
}

function toFacts(key: string, { receiver, to, amount, purse }: Draft, context: MemberContext) {
  return {
    receiver: receiver.name,
    to,
    amount: format(amount, context),
    purse: purse.name,
    change: pathToChange(key, context),
    back: pathTo("purses", { query: { purse: purse.id }, siteDomain: context.siteDomain }),
  };
}

function toSent({ id, at, balance }: Movement, context: MemberContext) {
  const when = formatWhen(at, context);
  return { kind: "sent" as const, left: format(balance, context), when, number: id };
}

const format = (money: Money, { language }: MemberContext) =>
  formatMoney(fromMoney(money), money.currency, language);
