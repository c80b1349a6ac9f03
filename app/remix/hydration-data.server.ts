const escapes: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Writes the data with which Remix hydrates the page. Remix's own writer makes React render all pages
 * as bytes.
 */
export async function writeHydrationData(
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  // Node's own reader makes an error at its end, for whose stack a process reads all source maps.
  const data = await new Response(stream).text();
  return writeHydrationPiece(data, nonce) + writeHydrationPiece(undefined, nonce);
}

/** Writes one piece of the data, or its end. */
export function writeHydrationPiece(piece: string | undefined, nonce: string): string {
  const call = piece === undefined ? "close()" : `enqueue(${toLiteral(piece)})`;
  return `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`;
}

const toLiteral = (piece: string): string =>
  JSON.stringify(piece).replaceAll(/[&<>\u2028\u2029]/g, (letter) => escapes[letter] ?? "");
