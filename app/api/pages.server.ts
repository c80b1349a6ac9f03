export type PageRange = { limit: number; offset: number };

/** The total is that of all pages. */
type Page<Row> = { rows: Row[]; total: number };

/** The largest page and offset that the API accepts. */
const LARGEST_PAGE = 100;
const LAST_OFFSET = 1_000_000;
/** The most rows that `walkPages` reads. */
export const MAX_WALKED = LAST_OFFSET + LARGEST_PAGE;

/** Reads all pages of a list; each is fetched when the caller wants it. */
export async function* walkPages<Row extends { id: number }>(
  read: (range: PageRange) => Promise<Page<Row>>,
): AsyncGenerator<Page<Row>> {
  let previousIds = new Set<number>();
  for (let offset = 0; offset <= LAST_OFFSET; offset += LARGEST_PAGE) {
    const { rows, total } = await read({ limit: LARGEST_PAGE, offset });
    // A row added meanwhile moves some rows of the previous page onto this one.
    yield { rows: rows.filter(({ id }) => !previousIds.has(id)), total };
    if (rows.length === 0 || offset + LARGEST_PAGE >= total) return;
    previousIds = new Set(rows.map(({ id }) => id));
  }
}
