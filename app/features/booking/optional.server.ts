import { ApiError, ApiFault } from "../../api/errors.ts";
import type { Visit } from "../../http/visit.server.ts";

/**
 * What a page can do without: that it could not be had is logged, and ends nothing. A session that
 * is over goes its usual way.
 */
export async function optional<Value, Otherwise>(
  asked: Promise<Value>,
  otherwise: Otherwise,
  { context }: Pick<Visit, "context">,
): Promise<Value | Otherwise> {
  try {
    return await asked;
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status !== 401;
    if (!isRefusal && !(error instanceof ApiFault)) throw error;
    context.log.error({ err: error }, "a page goes without a part of it");
    return otherwise;
  }
}
