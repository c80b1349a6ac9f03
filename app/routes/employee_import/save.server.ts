import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import { type CsvRow, decodeText, readCsv, UnendedQuote } from "../../csv/read-csv.server.ts";
import { listKnownEmails } from "../../features/company/import/add-row.server.ts";
import type { RowOutcome } from "../../features/company/import/record.server.ts";
import { type ImportRow, toImportRows } from "../../features/company/import/rows.server.ts";
import { recordsOf, resumeImport } from "../../features/company/import/work.server.ts";
import { formsOf } from "../../forms/rules.server.ts";
import type { MemberContext } from "../../request/context.server.ts";

/** Runs the submitted form. A form of an earlier import changes nothing. */
export async function saveImport(sent: ImportSent, context: MemberContext): Promise<void> {
  const records = recordsOf(context);
  const { write } = await records.openWriter();
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

const MAX_ROWS = 1000;
const MAX_BYTES = 1024 * 1024;

const id = z.uuid();

/** The user chooses a file or pastes a table; a file takes precedence. */
const table = (brand: Brand) =>
  z
    .object({
      form: z.literal("check"),
      file: z.instanceof(File).optional(),
      rows: z.string().default(""),
    })
    .transform(async ({ form, file, rows: pasted }, context) => {
      const refuse = (message: string, params?: Record<string, number>) => {
        context.addIssue({ code: "custom", message, params, path: [file ? "file" : "rows"] });
        return z.NEVER;
      };
      if (file && file.size > MAX_BYTES) return refuse("tooLarge");
      const text = file ? decodeText(new Uint8Array(await file.arrayBuffer())) : pasted;
      // Refuse spreadsheets' own formats, which are ZIP files, and other binary files.
      if (text.includes("\0") || text.startsWith("PK\u0003\u0004")) return refuse("notText");
      const table = readTable(text);
      if (table instanceof UnendedQuote) return refuse("unendedQuote", { line: table.line });
      // One more row for the column names.
      if (table.length > MAX_ROWS + 1) return refuse("tooManyRows", { most: MAX_ROWS });
      const rows = toImportRows(table, brand);
      if (!rows) return refuse("noEmailColumn");
      if (rows.length === 0) return refuse("noRows");
      return { form, rows };
    });

function readTable(text: string): CsvRow[] | UnendedQuote {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof UnendedQuote) return error;
    throw error;
  }
}

/** The id names the import that the page shows, so an old page cannot change a newer import. */
export const importSchema = (brand: Brand) =>
  formsOf(
    table(brand),
    z.object({ form: z.literal("go_on"), id }),
    z.object({ form: z.literal("stop"), id }),
    z.object({ form: z.literal("discard"), id }),
  );

type ImportSent = z.output<ReturnType<typeof importSchema>>;
