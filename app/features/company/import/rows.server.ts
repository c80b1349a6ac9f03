import { z } from "zod";
import type { Brand } from "../../../api/configuration.server.ts";
import type { CsvRow } from "../../../csv/read-csv.server.ts";
import type { FormMessage } from "../../../forms/reply.ts";
import { toPlain } from "../../../i18n/words.ts";
import { employeeFields } from "../employee-fields.server.ts";

/** Something wrong with a row: with one of its cells, or with all of it where the field is empty. */
export type RowProblem = { field: "name" | "email" | "telephone" | ""; message: FormMessage };

/** One employee of a file, and what of it cannot be taken. */
export type ImportRow = {
  /** Of the file, counted from 1. */
  line: number;
  name: string;
  email: string;
  phone: string;
  problems: RowProblem[];
};

type Column = "name" | "surname" | "email" | "phone";

/** What columns are called, without accents and in small letters. */
const headings: Record<Column, string[]> = {
  name: ["name", "nombre", "full name", "first name", "nombre y apellidos", "empleado", "employee"],
  surname: ["surname", "last name", "apellido", "apellidos"],
  email: ["email", "e-mail", "mail", "correo", "correo electronico"],
  phone: ["phone", "telephone", "telefono", "tel", "mobile", "movil", "phone number"],
};

const usualOrder: Column[] = ["name", "email", "phone"];

/** The employees of a table; nothing where none of its columns can be one of e-mails. */
export function toImportRows(table: CsvRow[], brand: Brand): ImportRow[] | undefined {
  const [first, ...others] = table;
  if (!first) return [];
  const named = readHeadings(first.cells);
  const columns = named ?? usualOrder;
  if (!columns.includes("email")) return undefined;
  if (!columns.includes("name")) return undefined;
  const fields = z.object(employeeFields(brand));
  const rows = (named ? others : table).map(({ line, cells }) => {
    const cellsOf = (column: Column) => cells.filter((_, at) => columns[at] === column);
    const typed = {
      name: [...cellsOf("name"), ...cellsOf("surname")].join(" ").replaceAll(/\s+/g, " ").trim(),
      email: cellsOf("email")[0] ?? "",
      telephone: cellsOf("phone")[0] ?? "",
    };
    const { data = cut(typed), error } = fields.safeParse(typed);
    const problems = (error?.issues ?? []).map(toProblem);
    return { line, name: data.name, email: data.email, phone: data.telephone, problems };
  });
  return markRepeated(rows);
}

const MOST_SHOWN = 254;

/** What is wrong anyway need not be kept in all its length. */
const cut = <Cells extends Record<string, string>>(cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell.slice(0, MOST_SHOWN)]),
  ) as Cells;

/** What the first row calls the columns; nothing where it is a row like all others. */
function readHeadings(cells: string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => {
    // No heading is longer, and a cell may be as long as the file.
    const plain = toPlain(cell.slice(0, MOST_SHOWN))
      .replace(/[*:]+$/, "")
      .trim();
    return (Object.keys(headings) as Column[]).find((column) => headings[column].includes(plain));
  });
  return columns.some(Boolean) ? columns : undefined;
}

function toProblem({ path, message, ...issue }: z.core.$ZodIssue): RowProblem {
  const values = issue.code === "custom" ? issue.params : undefined;
  return {
    field: String(path[0] ?? "") as RowProblem["field"],
    message: { rule: message, values },
  };
}

/** An e-mail, or a phone, is one person's: the first row that has it keeps it. */
function markRepeated(rows: ImportRow[]): ImportRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const problems = (["email", "phone"] as const).flatMap((field): RowProblem[] => {
      const value = row[field].toLowerCase();
      const line = lines.get(value);
      if (value === "") return [];
      if (line === undefined) lines.set(value, row.line);
      const name = field === "phone" ? "telephone" : field;
      return line === undefined
        ? []
        : [{ field: name, message: { rule: "repeated", values: { line } } }];
    });
    return { ...row, problems: [...row.problems, ...problems] };
  });
}
