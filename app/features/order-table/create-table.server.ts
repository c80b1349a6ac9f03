import { randomUUID } from "node:crypto";
import { listEmployees } from "../../api/employees.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { listActiveServiceTypes } from "../../api/service-types.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { isHotelDesk, ordersForColleagues } from "../../session/access.ts";
import type { FileRow, TableProblem } from "../../table-file/file-row.ts";
import { findUsualPickup } from "../desk/load-desk-form.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { loadFavourites } from "../places/favourites.server.ts";
import { readReferenceFields } from "../references/load-reference-fields.server.ts";
import { type Column, columns } from "./columns.server.ts";
import { openTable, type TableRecord, tablesOf } from "./record.server.ts";
import { type RowsProblem, toRows } from "./rows.server.ts";
import { toTableContext } from "./table-context.server.ts";
import { startTable } from "./work.server.ts";

/** An order a row; a day of a large company. */
export const MOST_ROWS = 500;

/** A hotel names neither employees nor service types; passengers only count where the brand asks for them. */
export function columnsFor(context: Pick<MemberContext, "user" | "brand">): Column[] {
  const { user, brand } = context;
  const mayName = ordersForColleagues(user) && !isHotelDesk(context);
  const left: Column[] = [
    ...(mayName ? [] : (["serviceType", "employee"] as const)),
    ...(brand.showExtraPassengers ? [] : (["passengers"] as const)),
  ];
  return columns.filter((column) => !left.includes(column));
}

export type CreateProblem = TableProblem | RowsProblem;

/** Stores the rows and begins to look them up. Nothing is ordered before the user confirms. */
export async function createTable(
  { rows: fileRows, name }: { rows: FileRow[]; name: string },
  context: MemberContext,
): Promise<{ id: string } | CreateProblem> {
  // One more row for the headings.
  if (fileRows.length > MOST_ROWS + 1) return { problem: "tooManyRows" };
  const { brand } = context;
  const allowed = columnsFor(context);
  const hasNames = allowed.includes("employee");
  const [usual, referenceFields, employees, serviceTypes] = await Promise.all([
    findUsualPickup(loadFavourites(context), context),
    readReferenceFields(context),
    hasNames ? optional(readGoodRows(context.api, listEmployees), [], context) : [],
    hasNames ? optional(readGoodRows(context.api, listActiveServiceTypes), [], context) : [],
  ]);
  const read = toRows(fileRows, {
    ...{ brand, allowed, serviceTypes, referenceFields },
    employees: employees.filter(({ isActive }) => isActive),
    hasUsualTraveller: usualTraveller(context) !== "",
    hasUsualPickup: usual !== undefined,
  });
  if ("problem" in read) return read;
  return store(read, { name, usual: usual ?? null }, context);
}

async function store(
  { rows, unknown }: Pick<TableRecord, "rows" | "unknown">,
  { name, usual }: { name: string; usual: TableRecord["plan"]["usual"] },
  context: MemberContext,
): Promise<{ id: string }> {
  const id = randomUUID();
  const empty = () => rows.map(() => null);
  const { session, language } = context;
  await openTable(context, id).create({
    ...{ id, rows, unknown },
    plan: {
      ...{ id, usual, places: {}, accepted: [] },
      fares: empty(),
      usualNeeds: empty(),
      similar: empty(),
      known: empty(),
    },
    progress: { id, state: "reading", session: session.id, language, outcomes: empty() },
  });
  await tablesOf(context).add({ id, name, at: Date.now(), rows: rows.length });
  await startTable(toTableContext(context), id);
  return { id };
}
