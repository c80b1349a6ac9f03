import { Agent, request } from "undici";
import type { Breakers } from "./breaker.ts";
import { ApiFault, toFault } from "./errors.ts";
import { readAtMost } from "./read-at-most.ts";
import { retryUnreachable } from "./retry-unreachable.ts";

/** The API takes pictures of this size from a customer. */
const MAX_BYTES = 2 * 1024 * 1024;

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
  breakers: Pick<Breakers, "downSince">;
}): FetchPicture {
  const { origin } = new URL(options.apiUrl);
  // Pictures have a pool of their own, so that slow ones hold up no call of the API.
  const dispatcher = new Agent({ connections: 16, connect: { timeout: 3_000 } });

  return async (path, { requestId, signal }) => {
    if (options.breakers.downSince !== undefined) throw new ApiFault("picture", "breaker_open");
    return fetchFile("picture", origin + path, {
      dispatcher,
      signal: AbortSignal.any([AbortSignal.timeout(options.timeoutMs), signal]),
      headers: { accept: "image/*", "x-request-id": requestId },
      maxBytes: MAX_BYTES,
    });
  };
}

/** Fetches a file without following a redirect; undefined where there is none. */
export const fetchFile = (...sent: Parameters<typeof fetchOnce>): Promise<Buffer | undefined> =>
  retryUnreachable(() => fetchOnce(...sent));

async function fetchOnce(
  operation: string,
  url: string,
  { maxBytes, ...options }: Parameters<typeof request>[1] & { maxBytes: number },
): Promise<Buffer | undefined> {
  try {
    const { statusCode, headers, body } = await request(url, options);
    if (statusCode !== 200) {
      await body.dump({ limit: 0 }).catch(() => {});
      if (statusCode === 404) return undefined;
      throw new ApiFault(operation, "status", { status: statusCode });
    }
    const parts = await readAtMost(body, maxBytes, headers["content-length"]);
    if (!parts) throw new ApiFault(operation, "too_large");
    return Buffer.concat(parts);
  } catch (cause) {
    throw toFault(operation, cause);
  }
}
