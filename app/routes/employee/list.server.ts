import { type Employee, listClosedEmployees, listEmployees } from "../../api/employees.server.ts";
import { readRows } from "../../api/rows.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import { holdsWords } from "../../i18n/words.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { ListAddress, Shown, SortKey } from "./address.ts";

/** So many fit on a page that also a slow phone draws at once. */
export const PAGE_SIZE = 20;

/** One employee as the screen shows them; the new row, which nobody has saved yet, has the id 0. */
export type EmployeeRow = {
  id: number;
  name: string;
  email: string;
  phone: string;
  isActive: boolean;
  since: string;
};

const newRow: EmployeeRow = { id: 0, name: "", email: "", phone: "", isActive: true, since: "" };

export type EmployeeList = {
  address: ListAddress;
  rows: EmployeeRow[];
  /** How many were found, and how many there are. */
  found: number;
  total: number;
  /** How many could not be read. */
  leftOut: number;
  pageCount: number;
};

/** One page of a list; the row whose form is open is on it, wherever it would be. */
export async function loadList(
  context: MemberContext,
  asked: ListAddress,
  shown: Shown | undefined,
): Promise<EmployeeList> {
  const list = asked.list === "open" ? listEmployees : listClosedEmployees;
  const { value: employees, leftOut } = await readRows(context.api, list);
  const found = sortEmployees(
    employees.filter((employee) => matches(employee, asked.words)),
    asked,
    context.language,
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(asked.page, pageCount);
  const rows = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const opened = employees.find(({ id }) => id === shown?.id);
  const pinned = opened && !rows.includes(opened) ? [opened] : [];
  return {
    address: { ...asked, page },
    rows: [
      ...(shown?.form === "new" ? [newRow] : []),
      ...[...pinned, ...rows].map((employee) => toRow(employee, context)),
    ],
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
  const { compare } = new Intl.Collator(language, { numeric: true });
  const toValue: Record<SortKey, (employee: Employee) => string> = {
    name: ({ name }) => name,
    email: ({ email }) => email,
    state: ({ isActive }) => (isActive ? "0" : "1"),
    since: ({ createdAt }) => createdAt,
  };
  const by = toValue[sort];
  const turn = isDescending ? -1 : 1;
  return employees.toSorted(
    (one, other) => turn * compare(by(one), by(other)) || compare(one.name, other.name),
  );
}

function toRow(employee: Employee, { brand, language }: MemberContext): EmployeeRow {
  const { id, name, email, phone, isActive, createdAt } = employee;
  return {
    id,
    name,
    email,
    phone: phone ? formatPhone(phone, brand.phone) : "",
    isActive,
    since: formatDay(Date.parse(createdAt), brand.timeZone, language),
  };
}

/** The day on the clocks of the group. */
function formatDay(at: number, timeZone: string, language: Language): string {
  if (Number.isNaN(at)) return "";
  const day = toLocalTime(at, timeZone).slice(0, 10);
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00Z`));
}
