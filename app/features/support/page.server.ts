const PAGE_SIZE = 10;
/** The API's limit for offsets. */
const LAST_PAGE = 100_000;

export type Paged<Part> = Part & { page: number; pageCount: number };

/** Pages count from 1. */
export const readPage = (query: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), LAST_PAGE);

/** Loads a page of a list, or the last page if the number is too high. */
export async function loadPage<Part extends { total: number }>(
  page: number,
  read: (part: { limit: number; offset: number }) => Promise<Part>,
): Promise<Paged<Part>> {
  const part = await read({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const pageCount = Math.max(1, Math.ceil(part.total / PAGE_SIZE));
  return page > pageCount ? loadPage(pageCount, read) : { ...part, page, pageCount };
}
