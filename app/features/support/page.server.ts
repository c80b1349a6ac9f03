const PAGE_SIZE = 10;
/** As far as the API counts. */
const LAST_PAGE = 100_000;

export type Paged<Part> = Part & { page: number; pageCount: number };

/** Pages count from 1. */
export const readPage = (query: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), LAST_PAGE);

/** A page of a list; the last one where there are not so many. */
export async function loadPage<Part extends { total: number }>(
  asked: number,
  read: (part: { limit: number; offset: number }) => Promise<Part>,
): Promise<Paged<Part>> {
  const part = await read({ limit: PAGE_SIZE, offset: (asked - 1) * PAGE_SIZE });
  const pageCount = Math.max(1, Math.ceil(part.total / PAGE_SIZE));
  return asked > pageCount ? loadPage(pageCount, read) : { ...part, page: asked, pageCount };
}
