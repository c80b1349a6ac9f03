import { setTimeout as sleep } from "node:timers/promises";
import { ApiError, ApiFault } from "../../../api/errors.ts";
import { runAlone } from "../../../background/run-alone.server.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { toIdempotencyKey } from "../../../store/idempotency.server.ts";
import { noteActivity } from "../../activity/note-activity.server.ts";
import { addRow, listKnownEmails } from "./add-row.server.ts";
import { type ImportRecords, openRecords } from "./record.server.ts";

/** A pause after each row leaves the API time for its other callers. */
const ROW_INTERVAL_MS = 60;

export const recordsOf = ({ brand, user, app }: MemberContext): ImportRecords =>
  openRecords(app.services, { permalink: brand.permalink, userId: user.id });

/** Resumes an import that no process is running, in the background. */
export function resumeImport(context: MemberContext): void {
  const records = recordsOf(context);
  runAlone(records.key, context.app, () => addRows(context, records));
}

/**
 * Adds row by row, and calls the API only for rows without problems whose e-mail is new. Before each call
 * we record the row as being sent by compare-and-set, so a process that has lost its lease stops there.
 */
async function addRows(context: MemberContext, records: ImportRecords): Promise<void> {
  const { api, app } = context;
  const { write } = await records.openWriter();
  const record = await records.find();
  if (record?.progress.state !== "running") return;
  const { id, rows } = record;
  const { outcomes, sending: left } = record.progress;
  let sending = left;
  const progress = (state: "running" | "paused" | "done") => ({ id, state, outcomes, sending });
  const countAdded = () => outcomes.filter((each) => each?.kind === "created").length;
  const addedBefore = countAdded();
  /** Until it goes on, or for good. */
  async function end(state: "paused" | "done"): Promise<void> {
    await write(progress(state));
    const added = countAdded() - addedBefore;
    const left = outcomes.length - countAdded();
    await noteActivity({ kind: "employees_imported", added, left }, context);
  }

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
      if (await records.isStopRequested()) return end("paused");
      sending = index;
      if (!(await write(progress("running")))) return;
      const idempotencyKey = toIdempotencyKey({ key: `${records.key}:${id}:${index}` });
      outcomes[index] = await addRow(api, row, { wasSent, idempotencyKey });
      if (outcomes[index]?.kind === "created") known.add(row.email);
      await sleep(ROW_INTERVAL_MS);
    }
    sending = null;
    await end("done");
  } catch (error) {
    // The session has ended or the API does not answer; the user can continue the import from here.
    await end("paused");
    if (error instanceof ApiError) return;
    if (!(error instanceof ApiFault)) throw error;
    app.log.error({ err: error }, "an import paused because the API failed");
  }
}
