import { ApiError, ApiFault } from "../api/errors.ts";
import type { AccountContext } from "./context.server.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/**
 * For a part that the page can do without: traces a failure and returns the fallback. An expired
 * session is thrown as usual.
 */
export async function optional<Value, Fallback>(
  part: Promise<Value>,
  fallback: Fallback,
  context: Pick<AccountContext, "brand" | "app">,
  kind: "optional_part" | "address_search" = "optional_part",
): Promise<Value | Fallback> {
  try {
    return await part;
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status !== 401;
    if (!isRefusal && !(error instanceof ApiFault)) throw error;
    traceInRequest(kind, error, context);
    return fallback;
  }
}
