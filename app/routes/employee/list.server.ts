import { randomUUID } from "node:crypto";
import { type Employee, listClosedEmployees, listEmployees } from "../../api/employees.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { defer } from "../../deferred.ts";
import { rowId } from "../../forms/rules.server.ts";
import { formatDay } from "../../i18n/format.server.ts";
import { type Language, localeOf } from "../../i18n/languages.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import { holdsWords } from "../../i18n/words.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { cutPage } from "../../request/paging.server.ts";
import {
  type ListAddress,
  readListAddress,
  readShown,
  type Shown,
  type SortKey,
} from "./address.ts";

/** Small enough for a slow phone to render at once. */
const PAGE_SIZE = 20;

export type EmployeeRow = ReturnType<typeof toRow>;
export type EmployeeList = Awaited<ReturnType<typeof loadList>>;

export function loadEmployees(query: URLSearchParams, context: MemberContext) {
  const address = readListAddress(query, context.siteDomain);
  const shown = readShown(query);
  return {
    list: defer(loadList(context, address, shown)),
    address,
    shown,
    /** The idempotency key of the form for a new employee. */
    idempotencyKey: randomUUID(),
    /** The employee whose account was just closed. */
    closedId: rowId.safeParse(query.get("closed")).data,
  };
}

/** Loads one page of a list. The employee whose form is open is always on it. */
async function loadList(context: MemberContext, address: ListAddress, shown: Shown | undefined) {
  const list = address.list === "open" ? listEmployees : listClosedEmployees;
  const { value: employees, leftOut } = await readRows(context.api, list);
  const found = sortEmployees(
    employees.filter((employee) => matches(employee, address.words)),
    address,
    context.language,
  );
  const { rows, page, pageCount } = cutPage(found, address.page, PAGE_SIZE);
  const openedId = shown && shown.form !== "new" ? shown.id : undefined;
  const opened = employees.find(({ id }) => id === openedId);
  const pinned = opened && !rows.includes(opened) ? [opened] : [];
  return {
    address: { ...address, page },
    rows: [...pinned, ...rows].map((employee) => toRow(employee, context)),
    /** `found` counts the matches, `total` all employees of the list. */
    found: found.length,
    total: employees.length,
    leftOut,
    pageCount,
  };
}

function matches({ name, email, phone }: Employee, words: string): boolean {
  const digits = words.replaceAll(/[\s()./-]/g, "");
  if (/^\+?\d{3,}$/.test(digits) && phone?.includes(digits)) return true;
  return holdsWords(`${name} ${email}`, words);
}

function sortEmployees(
  employees: Employee[],
  { sort, isDescending }: ListAddress,
  language: Language,
): Employee[] {
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true });
  const toValue: Record<SortKey, (employee: Employee) => string> = {
    name: ({ name }) => name,
    email: ({ email }) => email,
    state: ({ isActive }) => (isActive ? "0" : "1"),
    since: ({ createdAt }) => createdAt,
  };
  const by = toValue[sort];
  const direction = isDescending ? -1 : 1;
  return employees.toSorted(
    (one, other) => direction * compare(by(one), by(other)) || compare(one.name, other.name),
  );
}

function toRow(employee: Employee, { brand, language }: MemberContext) {
  const { id, name, email, phone, isActive, createdAt, needs } = employee;
  return {
    id,
    name,
    email,
    phone: phone ? formatPhone(phone, brand.phone) : "",
    isActive,
    needs,
    since: formatSince(Date.parse(createdAt), brand.timeZone, language),
  };
}

const formatSince = (at: number, timeZone: string, language: Language): string =>
  Number.isNaN(at) ? "" : formatDay(toLocalDay(at, timeZone), language, { dateStyle: "medium" });
