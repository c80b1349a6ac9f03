import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { writeHydrationData } from "./hydration-data.server.ts";

/** What a browser would have handed to the page, after having read the scripts as HTML. */
function takeOver(html: string): string[] {
  const taken: string[] = [];
  const streamController = {
    enqueue: (text: string) => taken.push(text),
    close: () => taken.push("(end)"),
  };
  for (const [, script = ""] of html.matchAll(/<script nonce="n-1">(.*?)<\/script>/gs)) {
    runInNewContext(script, { window: { __remixContext: { streamController } } });
  }
  return taken;
}

const streamOf = (...parts: string[]) =>
  new Blob(parts).stream() as unknown as ReadableStream<Uint8Array>;

test("what is handed over arrives as it was, and no word of it ends the script", async () => {
  const text = '</script><!-- & <b> "quoted" \\ ñ 🚕 \u2028 \u2029\n';
  const html = await writeHydrationData(streamOf(text, "and on"), "n-1");
  expect(takeOver(html)).toEqual([`${text}and on`, "(end)"]);
  expect(html.match(/<\/?[a-z!]/g)).toHaveLength(4);
  expect(html).not.toMatch(/[\u2028\u2029]/);
});

test("letters that come in two pieces are whole", async () => {
  const [start, end] = [Uint8Array.of(0xc3), Uint8Array.of(0xb1)];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(start);
      controller.enqueue(end);
      controller.close();
    },
  });
  expect(takeOver(await writeHydrationData(stream, "n-1"))).toEqual(["ñ", "(end)"]);
});
