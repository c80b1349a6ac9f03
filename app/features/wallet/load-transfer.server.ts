import type { Api } from "../../api/client.server.ts";
import { fromMoney, type Money, subtract } from "../../api/money.ts";
import { listPurses, type Movement } from "../../api/purses.server.ts";
import { findRow } from "../../api/rows.server.ts";
import { formatMoney } from "../../i18n/format-money.server.ts";
import { type PhoneLink, toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import { recallOperation } from "../../request/idempotency.server.ts";
import { type Draft, findDraft, pathToChange, pathToTransfer } from "./drafts.server.ts";
import { formatWhen } from "./format-when.server.ts";
import { findSent, isRepeated, transferKey } from "./send-transfer.server.ts";

/** One transfer, wherever it stands. */
export type TransferView = {
  receiver: string;
  /** What was typed or read, by which the receiver was found. */
  to: string;
  amount: string;
  purse: string;
  /** The form with what it was filled in with. */
  change: string;
  /** The purses themselves. */
  back: string;
} & (
  | { kind: "draft"; id: string; balance: string; left: string; isShort: boolean; again: boolean }
  | { kind: "sent"; left: string; when: string; number: number }
  /** Nobody can say whether it arrived; or it has shown nowhere for so long that it will not any more. */
  | { kind: "unknown" | "lost"; here: string; brand: string; phone: PhoneLink | null }
);

/** Far longer than any request to the API can be under way. */
const PATIENCE_MS = 5 * 60_000;

/** What the page's address names; nothing where it is nobody's, or somebody else's. */
export async function loadTransfer(
  key: string,
  visit: MemberVisit,
): Promise<TransferView | undefined> {
  const draft = await findDraft(key, visit);
  if (!draft) return undefined;
  const facts = toFacts(key, draft, visit);
  const outcome = await recallOperation<null, Movement>(
    { key: transferKey(key, visit), find: () => findSent(key, draft, visit) },
    visit,
  );
  if (outcome?.state === "done") return { ...facts, ...toSent(outcome.result, visit) };
  if (outcome) {
    const { brand } = visit;
    return {
      ...facts,
      kind: outcome.couldLook && outcome.ageMs >= PATIENCE_MS ? "lost" : "unknown",
      here: pathToTransfer(key, visit),
      brand: brand.name,
      phone: toPhoneLink(brand.phone, brand.phone),
    };
  }
  return { ...facts, ...(await toProposal(key, draft, visit)) };
}

async function toProposal(key: string, draft: Draft, visit: MemberVisit) {
  const findPurse = async (rows: Api) =>
    (await listPurses(rows)).purses.find(({ id }) => id === draft.purse.id);
  const [purse, again] = await Promise.all([
    findRow(visit.api, findPurse),
    isRepeated(draft, visit),
  ]);
  const nothing: Money = { coins: 0, currency: draft.amount.currency };
  const balance = purse?.balance ?? nothing;
  const left = subtract(balance, draft.amount);
  return {
    kind: "draft" as const,
    id: key,
    balance: format(balance, visit),
    left: format(left, visit),
    isShort: left.coins < 0,
    again,
  };
}

function toFacts(key: string, { receiver, to, amount, purse }: Draft, visit: MemberVisit) {
  return {
    receiver: receiver.name,
    to,
    amount: format(amount, visit),
    purse: purse.name,
    change: pathToChange(key, visit),
    back: pathTo("purses", { query: { purse: purse.id }, siteDomain: visit.siteDomain }),
  };
}

function toSent({ id, at, balance }: Movement, visit: MemberVisit) {
  const when = formatWhen(at, visit);
  return { kind: "sent" as const, left: format(balance, visit), when, number: id };
}

const format = (money: Money, { language }: MemberVisit) =>
  formatMoney(fromMoney(money), money.currency, language);
