import { ApiError, ApiFault } from "../../api/errors.ts";
import { leaveOutOddRows } from "../../api/rows.server.ts";
import { separatorFor, writeCsv, writeRows } from "../../csv/write-csv.server.ts";
import { decimalOf } from "../../i18n/format.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { traceInRequest } from "../../request/trace-in-request.server.ts";
import { StoreDown } from "../../store/store.ts";
import { type PartName, partOf } from "./parts.server.ts";
import type { Row } from "./reading.server.ts";

/** A part that is not longer is read once for both of its forms. */
const MOST_KEPT = 1000;

export type PartReader = ReturnType<typeof createPartReader>;

/** Reads a part, page by page, and remembers what the archive lacks of it. */
export function createPartReader(name: PartName, context: MemberContext) {
  const part = partOf(name);
  let kept: Row[] | undefined = [];
  const result = { rows: 0, hasFailed: false, leftOut: 0 };

  async function* walk(): AsyncGenerator<Row[]> {
    const { api, count } = leaveOutOddRows(context.api);
    try {
      yield* part.read({ api, context });
    } catch (error) {
      const isFault = [ApiError, ApiFault, StoreDown].some((kind) => error instanceof kind);
      if (!isFault) throw error;
      traceInRequest("optional_part", error, context);
      result.hasFailed = true;
    }
    result.leftOut = Math.max(result.leftOut, count());
  }

  /** The rows, each with its line break, as they stand in a list. */
  async function* toJson(): AsyncGenerator<string> {
    let separator = "\n";
    for await (const rows of walk()) {
      result.rows += rows.length;
      kept = kept && kept.length + rows.length <= MOST_KEPT ? [...kept, ...rows] : undefined;
      // A page at a time, so that a long history is as many pieces as pages.
      const lines = rows.map((row) => {
        const line = `${separator}    ${JSON.stringify(row)}`;
        separator = ",\n";
        return line;
      });
      if (lines.length > 0) yield lines.join("");
    }
  }

  async function* toCsv(language: Language): AsyncGenerator<string> {
    const separator = separatorFor(decimalOf(language));
    const { columns } = part;
    yield writeCsv([[...columns]], separator);
    for await (const rows of kept ? [kept] : walk()) {
      yield writeRows(
        rows.map((row) => columns.map((column) => toCell(row[column], language))),
        separator,
      );
    }
  }

  return { name, result, toJson, toCsv };
}

/** What a spreadsheet shows in one cell. */
function toCell(value: unknown, language: Language): string | number {
  if (typeof value !== "number") return say(value).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return Number.isInteger(value) ? value : `${value}`.replace(".", decimalOf(language));
}

function say(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(say).join(" · ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([, each]) => each !== undefined && each !== null)
    .map(([key, each]) => `${key}: ${typeof each === "object" ? `(${say(each)})` : say(each)}`)
    .join(", ");
}
