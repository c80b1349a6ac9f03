/** The text of a file, in whichever of the encodings that spreadsheets save in. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // What Excel calls CSV on a Spanish Windows.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
