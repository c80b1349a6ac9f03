import { Agent, request } from "undici";
import type { Breaker } from "./breaker.ts";
import { ApiFault, isTimeout } from "./errors.ts";

/** The API takes pictures of this size from a customer. */
const MAX_BYTES = 2 * 1024 * 1024;

const operation = "picture";

/** Fetches the picture at a path of the API; undefined where the API has none there. */
export type FetchPicture = (path: string, request: PictureRequest) => Promise<Buffer | undefined>;
type PictureRequest = {
  requestId: string;
  /** Ends the call when the browser disconnects. */
  signal: AbortSignal;
};

/**
 * Fetches pictures from the API's own origin, and follows no redirect to another. It sends neither the
 * token nor a cookie: `<img>` never sent them either, so the API cannot depend on them.
 */
export function createPictureClient(options: {
  apiUrl: string;
  timeoutMs: number;
  breaker: Pick<Breaker, "isOpen">;
}): FetchPicture {
  const { origin } = new URL(options.apiUrl);
  // Pictures have a pool of their own, so that slow ones hold up no call of the API.
  const dispatcher = new Agent({ connections: 16, connect: { timeout: 3_000 } });

  return async (path, { requestId, signal }) => {
    if (options.breaker.isOpen) throw new ApiFault(operation, "breaker_open");
    const late = AbortSignal.timeout(options.timeoutMs);
    try {
      const { statusCode, headers, body } = await request(origin + path, {
        dispatcher,
        signal: AbortSignal.any([late, signal]),
        headers: { accept: "image/*", "x-request-id": requestId },
      });
      if (statusCode !== 200) {
        await body.dump({ limit: 0 }).catch(() => {});
        if (statusCode === 404) return undefined;
        throw new ApiFault(operation, "status", { status: statusCode });
      }
      return await readAtMost(body, {
        operation,
        announced: Number(headers["content-length"] ?? 0),
        max: MAX_BYTES,
      });
    } catch (cause) {
      if (cause instanceof ApiFault) throw cause;
      throw new ApiFault(operation, isTimeout(cause) ? "timeout" : "unreachable", { cause });
    }
  };
}

export async function readAtMost(
  body: AsyncIterable<Buffer>,
  { operation, announced, max }: { operation: string; announced: number; max: number },
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop closes the connection, even with bytes still to come.
  for await (const part of body) {
    size += part.byteLength;
    if (Math.max(size, announced) > max) throw new ApiFault(operation, "too_large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
