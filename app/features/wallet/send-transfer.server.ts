import { ApiError } from "../../api/errors.ts";
import { listMovements, type Movement, transfer } from "../../api/purses.server.ts";
import { findRow } from "../../api/rows.server.ts";
import { Refused } from "../../forms/refused.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { countTry } from "../../request/rate-limit/rate-limit.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { type Draft, findDraft, pathToTransfer } from "./drafts.server.ts";
import { noBalance } from "./prepare-transfer.server.ts";
import { texts } from "./transfer-texts.ts";

/** Under which it is remembered that a transfer was sent, and what came of it. */
export const transferKey = (key: string, { brand, user }: MemberVisit): string =>
  `${brand.permalink}:transfer:${user.id}:${key}`;

/** Sends what was confirmed: once, however often it is pressed. */
export async function sendTransfer(
  key: string,
  visit: MemberVisit,
): Promise<{ to: string; said?: Flash }> {
  const { api, siteDomain, language, user } = visit;
  const draft = await findDraft(key, visit);
  if (!draft) {
    const text = createTranslate(texts, language)("gone");
    return { to: pathTo("purses", { siteDomain }), said: { kind: "failure", text } };
  }
  const operation: Operation<null, Movement> = {
    key: transferKey(key, visit),
    // A form that is sent again does not count as another try.
    prepare: async () => {
      await countTry({ what: "transfer", account: `${user.id}` }, visit);
      return null;
    },
    send: (_, idempotencyKey) => {
      const { purse, amount, receiver } = draft;
      const sent = { purseId: purse.id, amount, receiverId: receiver.userId, reference: key };
      return transfer(api, sent, idempotencyKey);
    },
    find: () => findSent(key, draft, visit),
  };
  const outcome = await runOperation("transferFromPurse", operation, visit).catch(
    (error: unknown) => {
      const isShort = error instanceof ApiError && error.code === "not_enough_balance";
      throw isShort ? new Refused([noBalance]) : error;
    },
  );
  if (outcome.state === "done") await rememberSent(draft, visit);
  return { to: pathToTransfer(key, visit) };
}

/** It would be among the newest. */
const SOUGHT = 100;

/** What came of a transfer whose answer was lost: its reference is on nothing else. */
export async function findSent(
  key: string,
  { purse, amount }: Draft,
  { api }: MemberVisit,
): Promise<Movement | undefined> {
  const of = { id: purse.id, currency: amount.currency };
  return findRow(api, async (rows) => {
    const { movements } = await listMovements(rows, of, { limit: SOUGHT, offset: 0 });
    return movements.find(({ reference }) => reference === key);
  });
}

/** For so long, the same transfer may well be a mistake: the way back and one press too many. */
const JUST_SECONDS = 900;

const lastKey = ({ amount, receiver }: Draft, { brand, user }: MemberVisit) =>
  `${brand.permalink}:transferred:${user.id}:${receiver.userId}:${amount.coins}`;

async function rememberSent(draft: Draft, visit: MemberVisit): Promise<void> {
  // The money arrives without that too.
  await visit.context.services.store.set(lastKey(draft, visit), "", JUST_SECONDS).catch(() => {});
}

/** Whether the same amount has just gone to the same receiver. */
export const isRepeated = async (draft: Draft, visit: MemberVisit): Promise<boolean> =>
  (await visit.context.services.store.get(lastKey(draft, visit))) !== undefined;
