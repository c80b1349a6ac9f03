import { ApiError, ApiFault } from "../../api/errors.ts";
import { checkToken } from "../../api/session.server.ts";
import type { RequestContext } from "../context.server.ts";
import { endSession } from "./session-cookie.server.ts";

/**
 * After the API has ended all sessions of an account, also ends this browser's session where it belongs
 * to that account. A user of another account stays logged in. Returns the cookies for the response.
 */
export async function endSessionIfInvalid(context: RequestContext): Promise<string[]> {
  const { session, api, app } = context;
  if (!session) return [];
  try {
    Object.assign(session, await checkToken(api), { checkedAt: Date.now() });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return [await endSession(context)];
    // While the API is down the session stays; the next page checks it again.
    if (error instanceof ApiFault) return [];
    throw error;
  }
  await app.services.sessions.save(session);
  return [];
}
