import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import { decodeText } from "../../csv/decode-text.server.ts";
import { type CsvRow, readCsv, UnendedQuote } from "../../csv/read-csv.server.ts";
import { toImportRows } from "../../features/company/import/rows.server.ts";

const MOST_ROWS = 1000;
const MOST_BYTES = 1024 * 1024;

const id = z.uuid();

/** A table that was chosen as a file or pasted; the file counts where there are both. */
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
      if (file && file.size > MOST_BYTES) return refuse("tooLarge");
      const text = file ? decodeText(new Uint8Array(await file.arrayBuffer())) : pasted;
      // What spreadsheets call their own, and any other file that holds no text.
      if (text.includes("\0") || text.startsWith("PK\u0003\u0004")) return refuse("notText");
      const table = readTable(text);
      if (table instanceof UnendedQuote) return refuse("unendedQuote", { line: table.line });
      // One for what the columns are called.
      if (table.length > MOST_ROWS + 1) return refuse("tooManyRows", { most: MOST_ROWS });
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

/** The id says which import is meant: the one that the page shows, and not one that came after it. */
export const importSchema = (brand: Brand) =>
  z.discriminatedUnion(
    "form",
    [
      table(brand),
      z.object({ form: z.literal("go_on"), id }),
      z.object({ form: z.literal("stop"), id }),
      z.object({ form: z.literal("discard"), id }),
    ],
    "invalid",
  );

export type ImportSent = z.output<ReturnType<typeof importSchema>>;
