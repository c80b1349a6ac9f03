import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { writeHydrationData } from "./hydration-data.server.ts";

/** The data that a browser would pass to the page, after parsing the scripts from HTML. */
function hydrate(html: string): string[] {
  const received: string[] = [];
  const streamController = {
    enqueue: (text: string) => received.push(text),
    close: () => received.push("(end)"),
  };
  for (const [, script = ""] of html.matchAll(/<script nonce="n-1">(.*?)<\/script>/gs)) {
    runInNewContext(script, { window: { __remixContext: { streamController } } });
  }
  return received;
}

const streamOf = (...parts: string[]) =>
  new Blob(parts).stream() as unknown as ReadableStream<Uint8Array>;

test("arrives unchanged, and cannot end the script", async () => {
  const text = '</script><!-- & <b> "quoted" \\ ñ 🚕 \u2028 \u2029\n';
  const html = await writeHydrationData(streamOf(text, "and on"), "n-1");
  expect(hydrate(html)).toEqual([`${text}and on`, "(end)"]);
  expect(html.match(/<\/?[a-z!]/g)).toHaveLength(4);
  expect(html).not.toMatch(/[\u2028\u2029]/);
});

test("keeps a letter whole that comes in two chunks", async () => {
  const [start, end] = [Uint8Array.of(0xc3), Uint8Array.of(0xb1)];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(start);
      controller.enqueue(end);
      controller.close();
    },
  });
  expect(hydrate(await writeHydrationData(stream, "n-1"))).toEqual(["ñ", "(end)"]);
});
