import { ApiError, ApiFault } from "../../api/errors.ts";
import { checkAuth } from "../../api/session.server.ts";
import type { getRequestContext } from "../context.server.ts";
import { traceInRequest } from "../trace-in-request.server.ts";

/** Whether the session is valid here and at the API. While either is down, it counts as valid. */
export async function isStillLoggedIn(
  context: Awaited<ReturnType<typeof getRequestContext>>,
): Promise<boolean> {
  const { session, storeDown, api, app } = context;
  if (storeDown) return true;
  if (!session) return false;
  try {
    if (await checkAuth(api)) return true;
    // The next page checks the token, and ends the session.
    await app.services.sessions.revalidate(session);
    return false;
  } catch (error) {
    if (!(error instanceof ApiFault || error instanceof ApiError)) throw error;
    traceInRequest("session_check", error, context);
    return true;
  }
}
