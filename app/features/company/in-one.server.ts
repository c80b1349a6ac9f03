/** A file that is small enough to be made whole. */
export async function* inOne(text: string): AsyncGenerator<string> {
  yield text;
}
