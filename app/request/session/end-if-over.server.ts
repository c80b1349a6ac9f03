import { ApiError, ApiFault } from "../../api/errors.ts";
import { checkToken } from "../../api/session.server.ts";
import type { RequestContext } from "../context.server.ts";
import { endSession } from "./session-cookie.server.ts";

/**
 * After the API has ended all sessions of an account: ends the one of this browser too, where it was
 * that account's. Whoever is logged in with another one stays so. Returns the cookies that say so.
 */
export async function endIfOver(context: RequestContext): Promise<string[]> {
  const { session, api, app } = context;
  if (!session) return [];
  try {
    Object.assign(session, await checkToken(api), { checkedAt: Date.now() });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return [await endSession(context)];
    // What could not be asked now is asked again with the next page.
    if (error instanceof ApiFault) return [];
    throw error;
  }
  await app.services.sessions.save(session);
  return [];
}
