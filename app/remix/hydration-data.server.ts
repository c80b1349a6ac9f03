const escapes: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Writes the data with which Remix hydrates the page. Remix's own writer is made for streamed pages, and
 * makes React render all pages as bytes.
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
