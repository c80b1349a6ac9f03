import { z } from "zod";
import type { Brand } from "../../../api/configuration.server.ts";
import type { CsvRow } from "../../../csv/read-csv.server.ts";
import { formMessage, toFieldIssue } from "../../../forms/field-issue.server.ts";
import { toPlain } from "../../../i18n/words.ts";
import { texts } from "../csv-texts.ts";
import { employeeFields } from "../employee-fields.server.ts";

/** A problem with one cell of a row, or with the whole row if the field is empty. */
export const problemSchema = z.object({
  field: z.enum(["name", "email", "telephone", ""]),
  message: formMessage,
});
export type RowProblem = z.output<typeof problemSchema>;

/** One employee of a file, with the problems that keep it from being imported. */
export const rowSchema = z.object({
  /** The line in the file, counted from 1. */
  line: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  problems: z.array(problemSchema),
});
export type ImportRow = z.output<typeof rowSchema>;

type Column = "name" | "surname" | "email" | "phone";

/** The column names in other files than ours, without accents and in lower case. */
const foreignHeadings: Record<Column, string> = {
  name: `full name, first name, employee, nombre y apellidos, empleado, nom i cognoms, empleat, nome e apelidos,
    nome e cognome, nome proprio, prenom, vorname, mitarbeiter, izen-abizenak, dipendente, الموظف, الاسم الكامل`,
  surname: `surname, last name, apellido, apellidos, cognom, cognoms, apelido, apelidos, abizena, abizenak,
    sobrenome, nom de famille, nachname, familienname, cognome, اللقب`,
  email: `email, e-mail, mail, correo electronico, correu electronic, posta elektronikoa, courriel, البريد الإلكتروني`,
  phone: `telephone, tel, mobile, phone number, movil, mobil, telemobil, mugikorra, telefone, portable, telefon,
    telefonnummer, handy, cellulare, الجوال, رقم الهاتف`,
};

/** With the names that our own files have in each language. */
const headings = Object.fromEntries(
  Object.entries(foreignHeadings).map(([column, names]) => {
    const own = Object.values(texts).flatMap((table) => table[column as keyof typeof table] ?? []);
    return [column, [...own, ...names.split(/,\s+/)].map(toPlain)];
  }),
) as Record<Column, string[]>;

const defaultColumns: Column[] = ["name", "email", "phone"];

/** Returns undefined if the table has no column for the name or the e-mail. */
export function toImportRows(table: CsvRow[], brand: Brand): ImportRow[] | undefined {
  const [first, ...others] = table;
  if (!first) return [];
  const named = readHeadings(first.cells);
  const columns = named ?? defaultColumns;
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
    const problems = (error?.issues ?? []).map(toFieldIssue<RowProblem["field"]>);
    return { line, name: data.name, email: data.email, phone: data.telephone, problems };
  });
  return markRepeated(rows);
}

const MAX_CELL_LENGTH = 254;

/** The cells of a faulty row are only shown, so we store just their beginning. */
const cut = <Cells extends Record<string, string>>(cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell.slice(0, MAX_CELL_LENGTH)]),
  ) as Cells;

/** Returns undefined if the first row names no column, and so holds data. */
function readHeadings(cells: string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => {
    // A cell may be as long as the file, so we look only at its beginning.
    const plain = toPlain(cell.slice(0, MAX_CELL_LENGTH))
      .replace(/[*:]+$/, "")
      .trim();
    return (Object.keys(headings) as Column[]).find((column) => headings[column].includes(plain));
  });
  return columns.some(Boolean) ? columns : undefined;
}

/** Each e-mail and phone belongs to one person, so we mark every later row that repeats it. */
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
