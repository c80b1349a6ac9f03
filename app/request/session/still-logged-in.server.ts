import { ApiError, ApiFault } from "../../api/errors.ts";
import { checkAuth } from "../../api/session.server.ts";
import type { getRequestContext } from "../context.server.ts";
import { traceInRequest } from "../trace-in-request.server.ts";

/** Whether the user's session still counts, here and at the API. What cannot be asked now is taken to. */
export async function isStillLoggedIn(
  context: Awaited<ReturnType<typeof getRequestContext>>,
): Promise<boolean> {
  const { session, storeDown, api, app } = context;
  if (storeDown) return true;
  if (!session) return false;
  try {
    if (await checkAuth(api)) return true;
    // The next page asks about the token, and ends the session as ever.
    await app.services.sessions.doubt(session);
    return false;
  } catch (error) {
    if (!(error instanceof ApiFault || error instanceof ApiError)) throw error;
    traceInRequest("session_check", error, context);
    return true;
  }
}
