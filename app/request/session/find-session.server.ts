import type { AppLoadContext } from "@remix-run/node";
import type { Brand } from "../../api/configuration.server.ts";
import type { Session, SessionScope } from "../../session/sessions.server.ts";
import { StoreDown } from "../../store/store.ts";
import { isOnLink } from "./link-session.server.ts";
import type { SavedFormOwner } from "./saved-form.server.ts";
import { readSessionCookie, sessionCookie } from "./session-cookie.server.ts";

/** While the store is down, public pages go on, and no user is logged out. */
export async function findSession(request: Request, brand: Brand, app: AppLoadContext) {
  const { sessions } = app.services;
  const { permalink } = brand;
  const context = { brand, app };

  async function findBy(scope?: SessionScope): Promise<Session | undefined> {
    const named = readSessionCookie(request, context, scope);
    const session = named && (await sessions.find(permalink, named.id));
    if (!session || session.scope !== scope) return undefined;
    // The newest secret signs the cookie and encrypts the session, so that they outlive the old one.
    const renewed = sessionCookie(context, scope).renew(request.headers.get("cookie"));
    if (renewed) {
      app.renewCookie(renewed);
      await sessions.save(session);
    }
    return session;
  }

  async function findExpired(): Promise<SavedFormOwner | undefined> {
    const named = readSessionCookie(request, context);
    if (!named || (await sessions.wasEnded(permalink, named.id))) return undefined;
    // The browser keeps its cookie, so that the user is logged in where a newer panel answers.
    if (await sessions.isNewer(permalink, named.id)) return undefined;
    return { permalink, user: { id: named.userId } };
  }

  try {
    const session = (isOnLink(request) && (await findBy("history"))) || (await findBy());
    return { session, expired: session ? undefined : await findExpired(), storeDown: false };
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error;
    return { session: undefined, expired: undefined, storeDown: true };
  }
}
