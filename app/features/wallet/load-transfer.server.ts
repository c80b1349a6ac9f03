import type { Api } from "../../api/client.server.ts";
import { type Money, subtract } from "../../api/money.ts";
import { listPurses, type Movement } from "../../api/purses.server.ts";
import { findRow } from "../../api/rows.server.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { findOperationOutcome, LOST_AFTER_MS } from "../../request/idempotency.server.ts";
import { formatInstant } from "../trips/history/format-trip.server.ts";
import { type Draft, findDraft, pathToChange, pathToTransfer } from "./drafts.server.ts";
import { formatBalance } from "./load-purses.server.ts";
import { findSent, isRepeated, transferKey } from "./transfer.server.ts";

export type TransferView = NonNullable<Awaited<ReturnType<typeof loadTransfer>>>;

/** Undefined if there is no such transfer of this user. */
export async function loadTransfer(key: string, context: MemberContext) {
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
    const isLost =
      outcome.state === "abandoned" || (outcome.couldLook && outcome.ageMs >= LOST_AFTER_MS);
    return {
      ...facts,
      /** `unknown`: the API's answer was lost. `lost`: it has been missing for so long that it will not arrive. */
      kind: isLost ? ("lost" as const) : ("unknown" as const),
      here: pathToTransfer(key, context),
      brand: brand.name,
      phone: groupPhone(brand),
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
    balance: formatBalance(balance, context),
    left: formatBalance(left, context),
    isShort: left.coins < 0,
    again,
  };
}

function toFacts(key: string, { receiver, to, amount, purse }: Draft, context: MemberContext) {
  return {
    receiver: receiver.name,
    /** The receiver's code or user id, as the user typed or scanned it. */
    to,
    amount: formatBalance(amount, context),
    purse: purse.name,
    /** The path of the form, filled in with this transfer. */
    change: pathToChange(key, context),
    /** The path of the purses. */
    back: pathTo("purses", { query: { purse: purse.id }, siteDomain: context.siteDomain }),
  };
}

function toSent({ id, at, balance }: Movement, context: MemberContext) {
  const when = formatInstant(at, context);
  return { kind: "sent" as const, left: formatBalance(balance, context), when, number: id };
}
