import { setTimeout as sleep } from "node:timers/promises";
import type { Job } from "../../background/rounds.server.ts";
import { runAlone } from "../../background/run-alone.server.ts";
import type { Services } from "../../request/services.server.ts";
import { lookUpRows } from "./look-up.server.ts";
import type {
  Progress,
  RowOutcome,
  TableOwner,
  TableRecord,
  TableRecords,
} from "./record.server.ts";
import { openTable } from "./record.server.ts";
import { stateOf, toOutcome } from "./row-state.server.ts";
import { ApiUnreachable, sendRow } from "./send-row.server.ts";
import {
  openContext,
  SessionEnded,
  type TableContext,
  withSession,
} from "./table-context.server.ts";
import { tellOfTable } from "./tell-of-table.server.ts";

/** After each row the API has as much time for its other callers as the row took, within these. */
const SHORTEST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 2_000;

const JOB = "order_tables";
/** How often a process looks whether a table that should go on has lost its own. */
const WATCH_EVERY_MS = 15_000;

/** Looks up or sends the rows of a table in the background, unless a process is doing so. */
export async function startTable(context: TableContext, id: string): Promise<void> {
  const { app, brand, user } = context;
  runTable(context, openTable(context, id));
  const task = { permalink: brand.permalink, accountId: user.id, id };
  await app.services.rounds.put(JOB, task, Date.now() + WATCH_EVERY_MS);
}

/** Goes on with a table whose process has died, when its page is opened. */
export function resumeTable(context: TableContext, { state, id }: Progress): void {
  if (state === "reading" || state === "running") runTable(context, openTable(context, id));
}

/** Goes on with the tables whose process has died, for as long as their users' sessions last. */
export function createTableJob(services: Services, log: TableContext["app"]["log"]): Job {
  return {
    name: JOB,
    async run({ permalink, accountId, id }) {
      const brand = await services.tenants.find({ permalink });
      if (!brand) return undefined;
      const app = { services, log, requestId: `table-${id}` };
      const account = { brand, app, user: { id: accountId } };
      const progress = await openTable(account, id).readProgress();
      if (progress?.state !== "reading" && progress?.state !== "running") return undefined;
      const { language, session } = progress;
      const context = await openContext({ ...account, language }, session);
      if (!context) {
        await pauseWithoutSession(account, id);
        return undefined;
      }
      runTable(context, openTable(context, id));
      return Date.now() + WATCH_EVERY_MS;
    },
  };
}

/** The session ended while no process was at work, so the user has to go on. */
async function pauseWithoutSession(account: TableOwner, id: string): Promise<void> {
  const { write } = await openTable(account, id).openWriter();
  const progress = await openTable(account, id).readProgress();
  if (progress?.state !== "running") return;
  const paused: Progress = { ...progress, state: "paused", pausedBy: "session" };
  if (await write(paused)) await tellOfTable(paused, account);
}

function runTable(context: TableContext, records: TableRecords): void {
  runAlone(records.key, context.app, async () => {
    const table = await records.find();
    if (table?.progress.state === "reading") await lookUpTable(table, records, context);
    if (table?.progress.state === "running") await sendTable(table, records, context);
  });
}

async function lookUpTable(table: TableRecord, records: TableRecords, context: TableContext) {
  const { write } = await records.openWriter();
  try {
    await lookUpRows(table, records, context);
  } catch (error) {
    // The next page that its user opens goes on from what was stored.
    if (error instanceof SessionEnded) return;
    throw error;
  }
  await write({ ...table.progress, state: "checked" });
}

/**
 * Sends row by row, and records the outcome of each by compare-and-set, so that a process which has lost
 * its lease stops there. What a dead process did not record is found by the row's claim.
 */
async function sendTable(table: TableRecord, records: TableRecords, context: TableContext) {
  const { write } = await records.openWriter();
  const { rows, plan } = table;
  const outcomes = [...table.progress.outcomes];
  const toProgress = (change: Partial<Progress>) => ({ ...table.progress, ...change, outcomes });
  const record = (change: Partial<Progress>) => write(toProgress(change));
  /** The user may be away. */
  const recordAndTell = async (change: Partial<Progress>) => {
    if (await record(change)) await tellOfTable(toProgress(change), context);
  };

  for (const [index, row] of rows.entries()) {
    if (outcomes[index]) continue;
    const stop = await records.findStopRequest();
    if (stop === "pause") return void (await record({ state: "paused", pausedBy: "user" }));
    if (stop === "cancel") break;
    const begun = Date.now();
    const state = stateOf({ ...table, progress: { ...table.progress, outcomes } }, index);
    try {
      outcomes[index] =
        state.kind === "ready"
          ? await withSession(context, (current) =>
              sendRow({ row, index, plan, fare: state.fare, tableId: records.id }, current),
            )
          : toOutcome(state);
    } catch (error) {
      const isEnded = error instanceof SessionEnded;
      if (!isEnded && !(error instanceof ApiUnreachable)) throw error;
      return recordAndTell({ state: "paused", pausedBy: isEnded ? "session" : "api" });
    }
    if (!(await record({ state: "running" }))) return;
    await sleep(Math.min(Math.max(Date.now() - begun, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS));
  }
  cancelRest(outcomes);
  await recordAndTell({ state: "done", pausedBy: undefined });
}

export function cancelRest(outcomes: (RowOutcome | null)[]): void {
  for (const [index, outcome] of outcomes.entries()) {
    if (!outcome) outcomes[index] = { kind: "cancelled" };
  }
}
