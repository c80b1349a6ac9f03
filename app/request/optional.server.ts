import { ApiError, ApiFault } from "../api/errors.ts";
import type { AccountContext } from "./context.server.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/**
 * What a page can do without: that it could not be had is traced, and ends nothing. A session that
 * is over goes its usual way.
 */
export async function optional<Value, Otherwise>(
  asked: Promise<Value>,
  otherwise: Otherwise,
  context: Pick<AccountContext, "brand" | "app">,
  kind: "optional_part" | "address_search" = "optional_part",
): Promise<Value | Otherwise> {
  try {
    return await asked;
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status !== 401;
    if (!isRefusal && !(error instanceof ApiFault)) throw error;
    traceInRequest(kind, error, context);
    return otherwise;
  }
}
