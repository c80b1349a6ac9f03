/** Sends a small file as one chunk. */
export async function* singleChunk(text: string): AsyncGenerator<string> {
  yield text;
}
