import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { tidyPage } from "./tidy-page.server.ts";

const word = "€ñ".repeat(40);
const words = Array.from({ length: 20 }, (_, key) => createElement("i", { key }, word));

function draw(start: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement("p", null, start, words), {
      onAllReady: () => buffer(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}

test("letters of several bytes leave nothing behind, wherever they stand", async () => {
  const starts = Array.from({ length: 20 }, (_, at) => "x".repeat(at + 1));
  const pages = await Promise.all(starts.map(draw));
  // As long as React does so.
  expect(pages.some((page) => page.includes(0))).toBe(true);
  for (const [at, start] of starts.entries()) {
    const expected = `<p>${start}${`<i>${word}</i>`.repeat(words.length)}</p>`;
    expect(tidyPage(pages[at] ?? Buffer.of()).toString()).toBe(expected);
  }
});

test("what comes after the end of the page goes before it, and styles into the head", () => {
  const page =
    "<html><head><title>ñ</title></head><body><p>ñ</p></body></html><!--$--><script>1</script>";
  expect(`${tidyPage(Buffer.from(page), "<style>p{}</style>")}`).toBe(
    "<html><head><title>ñ</title><style>p{}</style></head><body><p>ñ</p><!--$--><script>1</script></body></html>",
  );
});

test("what is no page stays as it is", () => {
  expect(`${tidyPage(Buffer.from("<p>a part</p>"), "<style></style>")}`).toBe("<p>a part</p>");
});
