import { randomUUID } from "node:crypto";
import { listKnownEmails } from "../../features/company/import/add-row.server.ts";
import type { RowOutcome } from "../../features/company/import/record.server.ts";
import type { ImportRow } from "../../features/company/import/rows.server.ts";
import { recordsOf, resumeImport } from "../../features/company/import/work.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { ImportSent } from "./schema.ts";

/** Runs the submitted form. A form of an earlier import changes nothing. */
export async function saveImport(sent: ImportSent, context: MemberContext): Promise<void> {
  const records = recordsOf(context);
  const write = await records.openWriter();
  const { progress } = (await records.find()) ?? {};
  if (sent.form === "check") {
    // A running import is not replaced; the page shows it.
    if (progress?.state === "running") return;
    return checkRows(sent.rows, context);
  }
  if (progress?.id !== sent.id) return;
  const isRunning = progress.state === "running";
  switch (sent.form) {
    case "go_on":
      await records.clearStopRequest();
      if (progress.state === "done") return;
      if (!isRunning) await write({ ...progress, state: "running" });
      return resumeImport(context);
    case "stop":
      if (isRunning) await records.requestStop();
      return;
    case "discard":
      if (!isRunning) await records.discard();
  }
}

/** Adds no employee yet: the company first reviews the planned outcomes. */
async function checkRows(rows: ImportRow[], context: MemberContext): Promise<void> {
  const known = await listKnownEmails(context.api);
  const outcomes = rows.map(({ email, problems }): RowOutcome | null => {
    if (known.has(email)) return { kind: "known" };
    return problems.length > 0 ? { kind: "refused", problems } : null;
  });
  const id = randomUUID();
  const progress = { id, state: "checked", outcomes, sending: null } as const;
  await recordsOf(context).create({ id, rows, progress });
}
