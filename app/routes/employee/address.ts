import { pathTo } from "../../paths.ts";
import { pathToResource } from "../../resources.ts";

const sortKeys = ["name", "email", "state", "since"] as const;
export type SortKey = (typeof sortKeys)[number];

/** The address holds the whole state of the list. */
export type ListAddress = {
  list: "open" | "closed";
  words: string;
  sort: SortKey;
  isDescending: boolean;
  page: number;
  siteDomain?: string;
};

/** The open form: for a new employee, or for the employee with this id. */
export type Shown = { form: "new" } | { form: "edit" | "password"; id: number };

export function readShown(query: URLSearchParams): Shown | undefined {
  const shown = query.get("show") ?? "";
  if (shown === "new") return { form: "new" };
  const [, form, id] = /^(edit|password)-(\d{1,10})$/.exec(shown) ?? [];
  return form && id ? { form: form as "edit" | "password", id: Number(id) } : undefined;
}

export function readListAddress(query: URLSearchParams, siteDomain?: string): ListAddress {
  const sort = query.get("sort") ?? "";
  return {
    list: query.get("list") === "closed" ? "closed" : "open",
    words: (query.get("q") ?? "").trim().slice(0, 80),
    sort: sortKeys.find((key) => key === sort.replace(/^-/, "")) ?? "name",
    isDescending: sort.startsWith("-"),
    page: Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 10_000),
    siteDomain,
  };
}

/** `more` adds parameters, such as the open form. */
export function toListPath(address: ListAddress, more: Record<string, string | number> = {}) {
  const { list, words, sort, isDescending, page, siteDomain } = address;
  const isDefaultSort = sort === "name" && !isDescending;
  return pathTo("employee", {
    query: {
      list: list === "closed" ? list : undefined,
      q: words || undefined,
      sort: isDefaultSort ? undefined : `${isDescending ? "-" : ""}${sort}`,
      page: page > 1 ? page : undefined,
      ...more,
    },
    siteDomain,
  });
}

/** The path of the PDF with an employee's trips, which belongs to the history. */
export function toTripsFile(id: number, siteDomain: string | undefined): string {
  return pathToResource("history_pdf", { query: { employee: id }, siteDomain });
}
