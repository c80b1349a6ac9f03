import { createHash } from "node:crypto";
import type { MemberContext } from "../../request/context.server.ts";
import { noteActivity } from "../activity/note-activity.server.ts";
import { recallOrder } from "../order-taxi/recall-order.server.ts";
import { findClaim } from "./ordered-rows.server.ts";
import { openTable, type Progress, type TableRecord, tablesOf } from "./record.server.ts";
import { placeKeyOf, stateOf, toOutcome } from "./row-state.server.ts";
import { toTableContext } from "./table-context.server.ts";
import { cancelRest, startTable } from "./work.server.ts";

/** The user's answers on one page of a checked table. */
export type Answers = {
  /** The chosen address of each text, by the name of its field. */
  choices: Map<string, number>;
  /** The rows that the page asked about, and those of them that the user wants beside a similar trip. */
  asked: number[];
  accepted: number[];
};

/**
 * A table that an action has read. It writes only what it has read, so of two presses at once one counts.
 */
export type OpenedTable = { table: TableRecord; write: (next: Progress) => Promise<boolean> };

/** The table as it is now; undefined where it is gone. */
export async function findTable(
  id: string,
  context: MemberContext,
): Promise<OpenedTable | undefined> {
  const records = openTable(context, id);
  const { write } = await records.openWriter();
  const table = await records.find();
  return table && { table, write };
}

/** The form's name for a text that has several addresses. */
export const fieldOf = (placeKey: string): string =>
  `place_${createHash("sha256").update(placeKey).digest("hex").slice(0, 12)}`;

/** Keeps the answers, and looks up the fares of the rows that they change; returns whether there are any. */
export async function keepAnswers(
  opened: OpenedTable,
  answers: Answers,
  context: MemberContext,
): Promise<boolean> {
  const { rows, plan, progress } = opened.table;
  const changed = new Set<string>();
  for (const [key, place] of Object.entries(plan.places)) {
    const chosen = place.choices[answers.choices.get(fieldOf(key)) ?? -1];
    if (!chosen || isSame(chosen, place.address)) continue;
    place.address = chosen;
    changed.add(key);
  }
  const others = plan.accepted.filter((index) => !answers.asked.includes(index));
  plan.accepted = [...others, ...answers.accepted];
  for (const [index, { from, to }] of rows.entries()) {
    if ([from, to].some((text) => changed.has(placeKeyOf(text)))) plan.fares[index] = null;
  }
  await openTable(context, plan.id).writePlan(plan);
  if (changed.size > 0) await goOn(opened, { ...progress, state: "reading" }, context);
  return changed.size > 0;
}

const isSame = (one: { name: string }, other: { name: string } | undefined) =>
  one.name === other?.name;

/** Looks up again what could not be looked up. */
export async function lookUpAgain(opened: OpenedTable, context: MemberContext) {
  const { plan, progress } = opened.table;
  for (const [key, { problem }] of Object.entries(plan.places)) {
    if (problem) delete plan.places[key];
  }
  plan.fares = plan.fares.map((fare) => (fare && "problem" in fare ? null : fare));
  await openTable(context, plan.id).writePlan(plan);
  await goOn(opened, { ...progress, state: "reading" }, context);
}

/** Sends the rows that are ready; the others keep the reason why they are not sent. */
export async function startSending(opened: OpenedTable, context: MemberContext): Promise<void> {
  const { table } = opened;
  const outcomes = table.rows.map((_, index) => toOutcome(stateOf(table, index)));
  const next = { ...table.progress, state: "running" as const, outcomes };
  if (!(await goOn(opened, next, context))) return;
  const rows = outcomes.filter((outcome) => outcome === null).length;
  await noteActivity({ kind: "table_started", table: table.id, rows }, context);
}

/** Goes on with a paused table, on behalf of the session that asks for it. */
export const goOnSending = (opened: OpenedTable, context: MemberContext): Promise<boolean> =>
  goOn(opened, { ...opened.table.progress, state: "running" }, context);

/** Returns whether this press is the one that counts. */
async function goOn(
  { write }: OpenedTable,
  progress: Progress,
  context: MemberContext,
): Promise<boolean> {
  const { session, language } = context;
  await openTable(context, progress.id).clearStopRequest();
  const next = { ...progress, session: session.id, language, pausedBy: undefined };
  const isFirst = await write(next);
  if (isFirst) await startTable(toTableContext(context), progress.id);
  return isFirst;
}

/** Ends a paused table: the rows that were not sent stay so. */
export async function cancelPaused({ table: { progress }, write }: OpenedTable) {
  const outcomes = [...progress.outcomes];
  cancelRest(outcomes);
  await write({ ...progress, state: "done", pausedBy: undefined, outcomes });
}

export async function discardTable({ table: { id } }: OpenedTable, context: MemberContext) {
  await openTable(context, id).discard();
  await tablesOf(context).remove(id);
}

/** Looks once more for the orders whose answers were lost, and records what is known by now. */
export async function settleUnknown(
  table: TableRecord,
  context: MemberContext,
): Promise<TableRecord> {
  const { rows, progress } = table;
  const isWaiting = progress.state === "paused" || progress.state === "done";
  if (!isWaiting || !progress.outcomes.some((each) => each?.kind === "unknown")) return table;
  const { write } = await openTable(context, progress.id).openWriter();
  const outcomes = [...progress.outcomes];
  for (const [index, row] of rows.entries()) {
    const outcome = outcomes[index];
    if (outcome?.kind !== "unknown") continue;
    const order = await recallOrder(outcome.key, context);
    if (order?.state !== "done" && order?.state !== "lost") continue;
    const claim = await findClaim(row, outcome.key, toTableContext(context));
    if (order.state === "done") {
      await claim?.settle(order.tripId, progress.id);
      outcomes[index] = { kind: "ordered", tripId: order.tripId };
    } else {
      await claim?.lose(outcome.key);
      outcomes[index] = { kind: "refused", problems: [{ field: "", message: { rule: "lost" } }] };
    }
  }
  const settled = { ...progress, outcomes };
  await write(settled);
  return { ...table, progress: settled };
}
