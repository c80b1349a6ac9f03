import type { Breaker } from "./breaker.ts";
import { ApiFault } from "./errors.ts";
import { readAtMost } from "./read-at-most.ts";
import { UndiciResponse } from "./undici-adapter.server.ts";

/**
 * The size limit of an answer in memory. A company's employees, the longest list, take some 300 bytes
 * each, so ten thousand of them are 3 MB. Files are streamed, without a limit.
 */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Reads the whole body, so that a broken answer fails here. */
export async function bufferAnswer(
  operation: string,
  answer: UndiciResponse,
): Promise<UndiciResponse> {
  const { body, status, headers } = answer;
  // The panel's own `Response` refuses such a status.
  if (status > 599) throw new ApiFault(operation, "status", { status });
  const parts = await readAtMost(body, MAX_ANSWER_BYTES, headers.get("content-length"));
  if (!parts) throw new ApiFault(operation, "too_large", { status });
  return new UndiciResponse(status, headers, each(parts));
}

async function* each<Part>(parts: Part[]) {
  yield* parts;
}

/** Streams an answer, and records in the breaker how the stream ends. */
export function streamAnswer(
  { body, status, headers }: UndiciResponse,
  { recordSuccess, recordFailure }: Pick<Breaker, "recordSuccess" | "recordFailure">,
): UndiciResponse {
  async function* watch(chunks: AsyncIterable<Uint8Array>) {
    try {
      yield* chunks;
      recordSuccess();
    } catch (error) {
      recordFailure();
      throw error;
    }
  }
  return new UndiciResponse(status, headers, watch(body));
}
