import type { PageRange } from "../api/pages.server.ts";

/** The API's limit for offsets. */
const LAST_PAGE = 100_000;

/** Reads the page that an address asks for. Pages count from 1. */
export const readPage = (query: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), LAST_PAGE);

/** Loads a page of a list, or the last page if the number is too high, for example after a deletion. */
export async function loadPage<Part extends { total: number }>(
  page: number,
  read: (range: PageRange) => Promise<Part>,
  pageSize = 10,
): Promise<Part & { page: number; pageCount: number }> {
  const part = await read({ limit: pageSize, offset: (page - 1) * pageSize });
  const pageCount = Math.max(1, Math.ceil(part.total / pageSize));
  return page > pageCount ? loadPage(pageCount, read, pageSize) : { ...part, page, pageCount };
}

/** One page of a list that is all there, or its last page if the number is too high. */
export function cutPage<Row>(all: Row[], asked: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Math.min(asked, pageCount);
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
}
