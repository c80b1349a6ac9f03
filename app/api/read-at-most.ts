/** Reads a whole body; undefined where it is larger than `maxBytes`, or announced as larger. */
export async function readAtMost(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  contentLength?: string | string[] | null,
): Promise<Uint8Array[] | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection, even with bytes still to come.
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes || Number(contentLength) > maxBytes) return undefined;
    parts.push(part);
  }
  return parts;
}
