import { setTimeout as pause } from "node:timers/promises";
import { ApiError, ApiFault } from "../../../api/errors.ts";
import type { MemberVisit } from "../../../http/visit.server.ts";
import { acquireLease, type Lease } from "../../../store/lease.server.ts";
import { addRow, listKnownEmails } from "./add-row.server.ts";
import { type ImportProgress, type ImportRecords, openRecords } from "./record.server.ts";

/** So that a thousand rows leave the API time for everybody else. */
const PACE_MS = 60;

/** What this process is working on; the lease tells it from the others. */
const underWay = new Set<string>();

export const recordsOf = ({ brand, user, context }: MemberVisit): ImportRecords =>
  openRecords(context.services, { permalink: brand.permalink, userId: user.id });

/** Sees to it that somebody works on an import, and does not wait for them. */
export function keepGoing(visit: MemberVisit): void {
  const records = recordsOf(visit);
  if (underWay.has(records.key)) return;
  underWay.add(records.key);
  work(visit, records)
    .catch((error) => visit.context.log.error({ err: error }, "an import has stopped"))
    .finally(() => underWay.delete(records.key));
}

async function work(visit: MemberVisit, records: ImportRecords): Promise<void> {
  const lease = await acquireLease(visit.context.services.store, `${records.key}:lease`);
  if (!lease) return;
  try {
    await addRows(visit, records, lease);
  } catch (error) {
    // Nobody who asks, or nothing that answers: whoever comes back can go on from here.
    const progress = await records.readProgress();
    if (progress?.state === "running" && (await lease.isHeld()))
      await records.writeProgress({ ...progress, state: "paused" });
    if (error instanceof ApiError) return;
    if (!(error instanceof ApiFault)) throw error;
    visit.context.log.error({ err: error }, "an import waits for the API");
  } finally {
    await lease.release();
  }
}

/** Row by row; what the file has wrong, and who is there already, costs the API nothing. */
async function addRows({ api }: MemberVisit, records: ImportRecords, lease: Lease): Promise<void> {
  const record = await records.find();
  if (record?.progress.state !== "running") return;
  const { id, rows } = record;
  const { outcomes, sending: left } = record.progress;
  const known = await listKnownEmails(api);

  for (const [index, row] of rows.entries()) {
    if (outcomes[index]) continue;
    const wasSent = index === left;
    if (known.has(row.email)) {
      outcomes[index] = { kind: wasSent ? "created" : "known" };
      continue;
    }
    if (await records.isToStop()) {
      return records.writeProgress({
        id,
        state: "paused",
        outcomes,
        sending: wasSent ? index : null,
      });
    }
    if (!(await mayGoOn(id))) return;
    // Written before it is sent: whoever finds this knows that it may have arrived.
    await records.writeProgress({ id, state: "running", outcomes, sending: index });
    outcomes[index] = await addRow(api, row, wasSent);
    if (outcomes[index]?.kind === "created") known.add(row.email);
    await pause(PACE_MS);
  }
  if (await mayGoOn(id)) {
    await records.writeProgress({ id, state: "done", outcomes, sending: null });
  }

  /** Another process may have taken over. */
  async function mayGoOn(of: string): Promise<boolean> {
    const now: ImportProgress | undefined = await records.readProgress();
    return now?.id === of && now.state === "running" && (await lease.isHeld());
  }
}
