import type { Breaker } from "./breaker.ts";
import { ApiFault } from "./errors.ts";
import { PlainResponse } from "./plain-fetch.server.ts";

/**
 * So much of an answer is taken into memory. The longest that the document knows, a company's
 * employees, comes to some 300 bytes for each; ten thousand of them are 3 MB. Files are handed on as they come.
 */
export const MOST_BYTES = 8 * 1024 * 1024;

/** An answer with all of its body, so that what breaks on the way breaks here. */
export async function takeWhole(operation: string, answer: PlainResponse): Promise<PlainResponse> {
  const { body, status, headers } = answer;
  // No answer of ours can have such a status.
  if (status > 599) throw new ApiFault(operation, "status", { status });
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection, however much was still to come.
  for await (const part of body) {
    size += part.byteLength;
    if (size > MOST_BYTES || Number(headers.get("content-length")) > MOST_BYTES) {
      throw new ApiFault(operation, "too_large", { status });
    }
    parts.push(part);
  }
  return new PlainResponse(status, headers, each(parts));
}

async function* each<Part>(parts: Part[]) {
  yield* parts;
}

/** An answer that is handed on as it comes; how it ends is noted then. */
export function handOn(
  { body, status, headers }: PlainResponse,
  { noteSuccess, noteFailure }: Pick<Breaker, "noteSuccess" | "noteFailure">,
): PlainResponse {
  async function* watch(chunks: AsyncIterable<Uint8Array>) {
    try {
      yield* chunks;
      noteSuccess();
    } catch (error) {
      noteFailure();
      throw error;
    }
  }
  return new PlainResponse(status, headers, watch(body));
}
