import { expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { listPages, Pagination } from "./pagination.tsx";

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [2, 3, [1, 2, 3]],
])("listPages for page %d of %d lists %j", (page, pageCount, pages) => {
  expect(listPages(page, pageCount)).toEqual(pages);
});

test("marks the current page and links to the others", () => {
  const markup = toStaticMarkup(
    <Pagination page={2} pageCount={3} toPage={(page) => `/history?page=${page}`} />,
  );
  expect(markup).toMatch(
    /<a aria-label="Page 2" aria-current="page"[^>]* href="\/history\?page=2"/,
  );
  expect(markup.match(/aria-current/g)).toHaveLength(1);
  expect(markup).toMatch(/<a rel="prev" aria-label="Previous"[^>]* href="\/history\?page=1"/);
  expect(markup).toMatch(/<a rel="next" aria-label="Next"[^>]* href="\/history\?page=3"/);
});

test("renders nothing for a single page", () => {
  expect(toStaticMarkup(<Pagination page={1} pageCount={1} toPage={String} />)).toBe("");
});
