import { setTimeout as pause } from "node:timers/promises";
import { ApiError, ApiFault } from "../../../api/errors.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { toIdempotencyKey } from "../../../store/idempotency.server.ts";
import { acquireLease } from "../../../store/lease.server.ts";
import { addRow, listKnownEmails } from "./add-row.server.ts";
import { type ImportRecords, openRecords } from "./record.server.ts";

/** So that a thousand rows leave the API time for its other callers. */
const PACE_MS = 60;

/** What this process is working on; the lease tells it from the others. */
const underWay = new Set<string>();

export const recordsOf = ({ brand, user, app }: MemberContext): ImportRecords =>
  openRecords(app.services, { permalink: brand.permalink, userId: user.id });

/** Starts work on an import where no process is at it, and does not wait for it. */
export function keepGoing(context: MemberContext): void {
  const records = recordsOf(context);
  if (underWay.has(records.key)) return;
  underWay.add(records.key);
  work(context, records)
    .catch((error) => context.app.log.error({ err: error }, "an import has stopped"))
    .finally(() => underWay.delete(records.key));
}

async function work(context: MemberContext, records: ImportRecords): Promise<void> {
  const lease = await acquireLease(context.app.services.store, `${records.key}:lease`);
  if (!lease) return;
  try {
    await addRows(context, records);
  } finally {
    await lease.release();
  }
}

/**
 * Adds row by row; a row with problems, or of a known employee, costs the API nothing. Each row is
 * written down as "being sent" by compare-and-set right before its call, so a process that lost its
 * lease stops there.
 */
async function addRows({ api, app }: MemberContext, records: ImportRecords): Promise<void> {
  const write = await records.openWriter();
  const record = await records.find();
  if (record?.progress.state !== "running") return;
  const { id, rows } = record;
  const { outcomes, sending: left } = record.progress;
  let sending = left;
  const progress = (state: "running" | "paused" | "done") => ({ id, state, outcomes, sending });

  try {
    const known = await listKnownEmails(api);
    for (const [index, row] of rows.entries()) {
      if (outcomes[index]) continue;
      const wasSent = index === left;
      if (known.has(row.email)) {
        outcomes[index] = { kind: wasSent ? "created" : "known" };
        continue;
      }
      sending = wasSent ? index : null;
      if (await records.isToStop()) return void (await write(progress("paused")));
      sending = index;
      if (!(await write(progress("running")))) return;
      const idempotencyKey = toIdempotencyKey({ key: `${records.key}:${id}:${index}` });
      outcomes[index] = await addRow(api, row, { wasSent, idempotencyKey });
      if (outcomes[index]?.kind === "created") known.add(row.email);
      await pause(PACE_MS);
    }
    sending = null;
    await write(progress("done"));
  } catch (error) {
    // The session is over, or the API does not answer: the user can let the import go on from here.
    await write(progress("paused"));
    if (error instanceof ApiError) return;
    if (!(error instanceof ApiFault)) throw error;
    app.log.error({ err: error }, "an import waits for the API");
  }
}
