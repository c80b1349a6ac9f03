import { createFormatProblems } from "../../features/company/import/format-problems.server.ts";
import type { ImportRecord } from "../../features/company/import/record.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { cutPage } from "../../request/paging.server.ts";

/** More than fits on a screen, but small enough for a slow phone. */
const PAGE_SIZE = 50;

export type RowKind = "refused" | "known" | "created" | "pending";
export type ImportView = ReturnType<typeof toImportView>;
export type ImportRowView = ImportView["rows"][number];

const order: RowKind[] = ["refused", "known", "pending", "created"];

export function toImportView(
  { id, rows, progress }: ImportRecord,
  requestedPage: number,
  language: Language,
) {
  const format = createFormatProblems(language);
  const all = rows.map(({ line, name, email, phone }, index) => {
    const outcome = progress.outcomes[index];
    const problem = outcome?.kind === "refused" ? format(outcome.problems) : "";
    const kind: RowKind = outcome?.kind ?? "pending";
    return { line, name, email, phone, kind, problem };
  });
  const countOf = (kind: RowKind) => all.filter((row) => row.kind === kind).length;
  const sorted = order.flatMap((kind) => all.filter((row) => row.kind === kind));
  const shown = cutPage(sorted, requestedPage, PAGE_SIZE);
  const isRunning = progress.state === "running";
  return {
    id,
    state: progress.state,
    counts: {
      refused: countOf("refused"),
      known: countOf("known"),
      created: countOf("created"),
      pending: countOf("pending"),
    },
    total: all.length,
    /** One page of rows; those that need attention come first. */
    rows: isRunning ? [] : shown.rows,
    page: shown.page,
    pageCount: isRunning ? 1 : shown.pageCount,
  };
}
