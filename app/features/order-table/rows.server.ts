import { createHash } from "node:crypto";
import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import { needsSchema } from "../../api/needs.server.ts";
import { hasNeeds, type Needs } from "../../api/needs.ts";
import { givenReferencesSchema } from "../../api/references.server.ts";
import {
  type GivenReference,
  mostOfReferences,
  type ReferenceField,
} from "../../api/references.ts";
import { formMessage, toFieldIssue } from "../../forms/field-issue.server.ts";
import {
  and,
  between,
  date,
  integer,
  maxLength,
  phoneOf,
  text,
  time,
} from "../../forms/rules.server.ts";
import { addDays } from "../../i18n/calendar.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { isListMonthFirst, toIsoDate } from "../../i18n/typed-moment.ts";
import { toPlain } from "../../i18n/words.ts";
import type { FileRow } from "../../table-file/file-row.ts";
import { fitBesideNeeds } from "../needs/needs-line.server.ts";
import { parseNeedsText } from "../needs/parse-needs-text.server.ts";
import { mostCharacters } from "../order-draft/draft.server.ts";
import { findPickupTime } from "../order-draft/pickup-time.server.ts";
import { toReferencesCode } from "../references/reference-fields.ts";
import { settleReferences } from "../references/reference-rules.ts";
import {
  type Column,
  columns,
  type HeadProblem,
  readHead,
  type TableHead,
} from "./columns.server.ts";

/** A problem with one cell of a row, or with the whole row if the field is empty. */
export const problemSchema = z.object({
  field: z.enum([...columns, ""]),
  message: formMessage,
});
export type RowProblem = z.output<typeof problemSchema>;

/** One order of a table, with the problems that keep it from being sent. */
export const rowSchema = z.object({
  /** The line in the file, counted from 1. */
  line: z.number(),
  traveller: z.string(),
  phone: z.string(),
  /** Empty for the account's usual pickup. */
  from: z.string(),
  /** Empty where the passenger tells the driver. */
  to: z.string(),
  /** `YYYY-MM-DD` and `HH:mm` on the brand's clocks, or what the file has instead. */
  date: z.string(),
  time: z.string(),
  /** In the hour that the clocks show twice, the taxi comes the first time. */
  isDoubled: z.boolean().optional(),
  passengers: z.number(),
  serviceType: z.string(),
  serviceTypeId: z.number().optional(),
  employee: z.string(),
  employeeId: z.number().optional(),
  notes: z.string(),
  /** What the row or its employee needs; left out where neither says, so that those of the address count. */
  needs: needsSchema.optional(),
  /** What the company sorts the trip by. */
  references: givenReferencesSchema.optional(),
  /** Equal for rows with the same content of the same order among those, in whichever file. */
  key: z.string(),
  problems: z.array(problemSchema),
});
export type TableRow = z.output<typeof rowSchema>;

/** What the rows may name, and who fills them in. */
export type RowOptions = {
  brand: Pick<Brand, "phone" | "timeZone" | "maxPassengers">;
  allowed: readonly Column[];
  employees: { id: number; name: string; email: string; needs: Needs }[];
  serviceTypes: { id: number; name: string }[];
  referenceFields?: ReferenceField[];
  /** Whether a row may leave out the traveller. */
  hasUsualTraveller: boolean;
  /** Whether a row may leave out the pickup. */
  hasUsualPickup: boolean;
};

export type ReadRows = { rows: TableRow[]; unknown: string[] };
export type RowsProblem = HeadProblem | { problem: "noMoment" } | { problem: "noRows" };

/** Reads the rows below the headings. */
export function toRows(table: FileRow[], options: RowOptions): ReadRows | RowsProblem {
  const [first, ...others] = table;
  if (!first) return { problem: "noRows" };
  const head = readHead(first, options.allowed, options.referenceFields);
  if ("problem" in head) return head;
  if (!head.places.has("date")) return { problem: "noMoment" };
  if (others.length === 0) return { problem: "noRows" };
  const cellsOf = (column: Column) =>
    others.map(({ cells }) => cells[head.places.get(column) ?? -1] ?? "");
  const notation = {
    isMonthFirst: isListMonthFirst(cellsOf("date")),
    hasDayParts: cellsOf("time").some((cell) => DAY_PART.test(cell.trim())),
  };
  const read = createReadRow(options, { ...head, cells: first.cells, notation });
  return { rows: markEqual(others.map(read)), unknown: head.unknown };
}

const MAX_CELL_LENGTH = 1000;

type ReadHead = TableHead & {
  cells: string[];
  notation: Notation;
};

/** How the whole column writes it, where one cell alone could mean either. */
type Notation = {
  isMonthFirst: boolean;
  /** "0.25" is six o'clock, and not 25 minutes past midnight. */
  hasDayParts: boolean;
};

function createReadRow(
  options: RowOptions,
  { places, references, cells: headings, notation }: ReadHead,
) {
  const schema = createSchema(options);
  return ({ line, cells, calculated = [] }: FileRow): TableRow => {
    const cellAt = (place = -1) =>
      (cells[place] ?? "").replaceAll(/\s+/g, " ").trim().slice(0, MAX_CELL_LENGTH);
    const cellOf = (column: Column) => cellAt(places.get(column));
    const given = [...references].map(([fieldId, place]) => ({ fieldId, value: cellAt(place) }));
    const typed = readMoment(
      Object.fromEntries(columns.map((each) => [each, cellOf(each)])) as Typed,
      notation,
    );
    const formulas = columns.filter((each) => calculated.includes(places.get(each) ?? -1));
    const { data = typed, error } = schema.safeParse(typed);
    const found = (error?.issues ?? []).map(toFieldIssue<RowProblem["field"]>);
    const problems = [
      ...formulas.map((field): RowProblem => ({ field, message: { rule: "formula" } })),
      ...found.filter(({ field }) => !formulas.includes(field as Column)),
    ];
    const { needs: _, ...fields } = data;
    const known = findKnown(data, options, problems);
    const settled = readReferenceCells(given, options, problems);
    const strays = cells.filter((cell, place) => cell.trim() && !headings[place]?.trim());
    if (strays[0]) {
      const values = { text: strays[0].trim().slice(0, 40) };
      problems.push({ field: "", message: { rule: "extraCells", values } });
    }
    const moment = problems.length === 0 ? checkMoment(data, options, problems) : {};
    return {
      line,
      ...fields,
      ...known,
      ...moment,
      ...settled,
      passengers: Number(data.passengers) || 1,
      key: contentOf(data, given),
      problems,
    };
  };
}

type Typed = Record<Column, string>;

function createSchema({ brand, hasUsualTraveller, hasUsualPickup }: RowOptions) {
  const needs = (field: Column, isNeeded: boolean) =>
    z.refine<Record<string, unknown>>((row) => !isNeeded || row[field] !== "", {
      error: "required",
      path: [field],
      when: () => true,
    });
  return z
    .object({
      traveller: text(maxLength(mostCharacters.traveller)),
      phone: text(phoneOf(countryOf(brand))),
      from: text(maxLength(mostCharacters.place)),
      to: text(maxLength(mostCharacters.place)),
      date: text(date),
      time: text(time),
      passengers: text(and(integer, between(1, brand.maxPassengers))),
      serviceType: text(),
      employee: text(),
      notes: text(maxLength(mostCharacters.notes)),
      needs: text(),
    })
    .check(
      needs("date", true),
      needs("time", true),
      needs("from", !hasUsualPickup),
      z.refine<Record<string, unknown>>(
        ({ traveller, employee }) => hasUsualTraveller || Boolean(traveller || employee),
        {
          error: "travellerMissing",
          path: ["traveller"],
          when: () => true,
        },
      ),
    );
}

/** A spreadsheet may have both in one cell, or count the days since 1900 and the parts of a day. */
function readMoment(typed: Typed, { isMonthFirst, hasDayParts }: Notation): Typed {
  const [, day = typed.date, minute] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(typed.date) ?? [];
  const [, date, joined] = /^(\S+)[\sT]+(\d{1,2}[:.h]\d{2}.*)$/.exec(typed.date) ?? [];
  const time = typed.time.replace(/^\d{4}-\d{2}-\d{2} (?=\d{2}:\d{2}$)/, "");
  return {
    ...typed,
    date: toIsoDate(toDay(minute ? day : (date ?? typed.date)), isMonthFirst),
    time: toMinute(time || minute || joined || "", hasDayParts),
  };
}

const FIRST_DAY = "1899-12-30";

const toDay = (text: string) =>
  /^[45]\d{4}$/.test(text) ? addDays(FIRST_DAY, Number(text)) : text;

/** A part of a day that cannot be a typed time such as "0.25". */
const DAY_PART = /^0[.,](?![0-5]\d$)\d+$/;

function toMinute(text: string, hasDayParts: boolean): string {
  const isDayPart = hasDayParts ? /^0[.,]\d+$/ : DAY_PART;
  if (!isDayPart.test(text)) return text;
  const minutes = Math.round(Number(text.replace(",", ".")) * 1440);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** The employee and the service type that a row names; an employee by e-mail, too. */
function findKnown(row: Typed, { employees, serviceTypes }: RowOptions, problems: RowProblem[]) {
  const known: Pick<TableRow, "employeeId" | "serviceTypeId" | "traveller" | "needs"> = {
    traveller: row.traveller,
  };
  const report = (field: Column, rule: string) => problems.push({ field, message: { rule } });
  if (row.employee !== "") {
    const plain = toPlain(row.employee);
    const found = employees.filter(
      ({ name, email }) => toPlain(name) === plain || email.toLowerCase() === plain,
    );
    const [employee, another] = found;
    if (!employee) report("employee", "unknownEmployee");
    else if (another) report("employee", "severalEmployees");
    else {
      known.employeeId = employee.id;
      known.traveller ||= employee.name;
      if (hasNeeds(employee.needs)) known.needs = employee.needs;
    }
  }
  if (row.serviceType !== "") {
    const type = serviceTypes.find(({ name }) => toPlain(name) === toPlain(row.serviceType));
    if (type) known.serviceTypeId = type.id;
    else report("serviceType", "unknownServiceType");
  }
  if (row.needs !== "") {
    const { needs, unknown, tooMany } = parseNeedsText(row.needs);
    known.needs = needs;
    for (const most of tooMany) {
      problems.push({ field: "needs", message: { rule: "tooManyNeeds", values: { most } } });
    }
    if (unknown.length > 0) {
      const values = { words: unknown.join(", ") };
      problems.push({ field: "needs", message: { rule: "unknownNeeds", values } });
    }
  }
  if (known.needs && !fitBesideNeeds(row.notes, known.needs)) report("notes", "notesBesideNeeds");
  return known;
}

/** A row has as many references as its file has columns for; the others are missing where they are required. */
function readReferenceCells(
  given: GivenReference[],
  { referenceFields = [] }: RowOptions,
  problems: RowProblem[],
): Pick<TableRow, "references"> {
  const tooLong = given.filter(({ value }) => value.length > mostOfReferences.value);
  const { references, problems: wrong } = settleReferences(given, referenceFields);
  const names = { missing: "referenceMissing", notListed: "referenceNotListed" } as const;
  for (const { field, kind } of wrong) {
    problems.push({ field: "", message: { rule: names[kind], values: { field } } });
  }
  if (tooLong.length > 0) {
    const values = { count: mostOfReferences.value };
    problems.push({ field: "", message: { rule: "maxLength", values } });
  }
  return references.length > 0 ? { references } : {};
}

function checkMoment(
  { date: day, time: minute }: Typed,
  { brand }: RowOptions,
  problems: RowProblem[],
): { isDoubled?: boolean } {
  const found = findPickupTime(`${day} ${minute}`, brand.timeZone);
  if (!("problem" in found)) return found.isDoubled ? { isDoubled: true } : {};
  problems.push({
    field: found.problem === "skipped" ? "time" : "date",
    message: { rule: found.problem },
  });
  return {};
}

/**
 * Gives each row its key. Equal rows are told apart by their order among themselves, so a file with its
 * rows in another order has the same keys.
 */
function markEqual(rows: TableRow[]): TableRow[] {
  const counts = new Map<string, number>();
  return rows.map(({ key: content, ...row }) => {
    const before = counts.get(content) ?? 0;
    counts.set(content, before + 1);
    const key = createHash("sha256").update(`${content}\n${before}`).digest("base64url");
    return { ...row, key };
  });
}

/** What the file says, and not what the panel finds for it, which may change from day to day. */
function contentOf({ passengers, needs, ...typed }: Typed, given: GivenReference[]): string {
  const {
    traveller,
    phone,
    from,
    to,
    date: day,
    time: minute,
    serviceType,
    employee,
    notes,
  } = typed;
  const parts = [traveller, phone, from, to, day, minute, serviceType, employee, notes];
  // Rows without references have the keys that they had before.
  const said = given.filter(({ value }) => value !== "");
  const sorted = said.length > 0 ? [toReferencesCode(said)] : [];
  const counted = [`${Number(passengers) || 1}`, JSON.stringify(parseNeedsText(needs).needs)];
  return JSON.stringify(
    [...parts, ...counted, ...sorted].map((part) => toPlain(part.normalize("NFKC"))),
  );
}

export const whenOf = ({ date: day, time: minute }: Pick<TableRow, "date" | "time">): string =>
  `${day} ${minute}`;
