import { ApiError, ApiFault } from "../../api/errors.ts";
import { checkAuth } from "../../api/session.server.ts";
import { type getRequestContext, type RequestContext, renewToken } from "../context.server.ts";
import { traceInRequest } from "../trace-in-request.server.ts";
import { endSession } from "./session-cookie.server.ts";

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

/**
 * After the API has ended all sessions of an account, also ends this browser's session where it belongs
 * to that account. A user of another account stays logged in. Returns the cookies for the response.
 */
export async function endSessionIfInvalid(context: RequestContext): Promise<string[]> {
  const { session, api, app } = context;
  if (!session) return [];
  try {
    await renewToken({ session, api, app });
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return [await endSession(context)];
    // While the API is down the session stays; the next page checks it again.
    if (error instanceof ApiFault) return [];
    throw error;
  }
}
