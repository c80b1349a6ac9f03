import type { ImportRecord, ImportState } from "../../features/company/import/record.server.ts";
import { createFormatProblems } from "../../features/company/import/say-problems.server.ts";
import type { Language } from "../../i18n/languages.ts";

/** More than a screen of them, and still a page that a slow phone takes at once. */
const PAGE_SIZE = 50;

export type RowKind = "refused" | "known" | "created" | "pending";

export type ImportRowView = {
  line: number;
  name: string;
  email: string;
  phone: string;
  kind: RowKind;
  /** What is wrong with it. */
  problem: string;
};

export type ImportView = {
  id: string;
  state: ImportState;
  counts: Record<RowKind, number>;
  total: number;
  /** One page of them, those that want looking at first. */
  rows: ImportRowView[];
  page: number;
  pageCount: number;
};

const order: RowKind[] = ["refused", "known", "pending", "created"];

export function toImportView(
  { id, rows, progress }: ImportRecord,
  asked: number,
  language: Language,
): ImportView {
  const say = createFormatProblems(language);
  const all = rows.map(({ line, name, email, phone }, index): ImportRowView => {
    const outcome = progress.outcomes[index];
    const problem = outcome?.kind === "refused" ? say(outcome.problems) : "";
    return { line, name, email, phone, kind: outcome?.kind ?? "pending", problem };
  });
  const countOf = (kind: RowKind) => all.filter((row) => row.kind === kind).length;
  const pageCount = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const page = Math.min(asked, pageCount);
  const sorted = order.flatMap((kind) => all.filter((row) => row.kind === kind));
  const isMoving = progress.state === "running";
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
    rows: isMoving ? [] : sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pageCount: isMoving ? 1 : pageCount,
  };
}
