const escapes: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * What Remix hands to the browser along with a page. It would write that itself, in a way that is made for
 * pages that are sent while they are drawn, and for which React has to draw them all as bytes.
 */
export async function writeHydrationData(
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  const text = JSON.stringify(await new Response(stream).text());
  const safe = text.replaceAll(/[&<>\u2028\u2029]/g, (letter) => escapes[letter] ?? "");
  const write = (call: string) =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`;
  return write(`enqueue(${safe})`) + write("close()");
}
