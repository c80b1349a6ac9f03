import type { AppLoadContext } from "@remix-run/node";
import type { Brand } from "../../api/configuration.server.ts";
import { readCookies, writeCookie } from "../../session/cookies.server.ts";
import type { Session, SessionScope } from "../../session/sessions.server.ts";
import { StoreDown } from "../../store/store.ts";
import { isOnLink } from "./link-session.server.ts";
import type { SavedFormOwner } from "./saved-form.server.ts";
import { readSessionCookie, sessionCookieName } from "./session-cookie.server.ts";

/** While the store is down, public pages go on, and no user is logged out. */
export async function findSession(request: Request, brand: Brand, app: AppLoadContext) {
  const { services } = app;
  const { permalink } = brand;
  const cookies = readCookies(request.headers.get("cookie"));

  const read = (scope?: SessionScope) =>
    readSessionCookie(cookies.get(sessionCookieName({ brand, app }, scope)), {
      brand,
      app,
      scope,
    });

  async function findBy(scope?: SessionScope): Promise<Session | undefined> {
    const named = read(scope);
    const session = named && (await services.sessions.find(permalink, named.id));
    if (!session || session.scope !== scope) return undefined;
    await renew(session, sessionCookieName({ brand, app }, scope));
    return session;
  }

  /** Signs the cookie and encrypts the session with the newest secret, so that they outlive the old one. */
  async function renew(session: Session, name: string): Promise<void> {
    const sealed = cookies.get(name) ?? "";
    if (!services.cookies.isOutdated(name, sealed)) return;
    const value = services.cookies.open(name, sealed) ?? "";
    app.renewCookie(
      writeCookie(name, services.cookies.seal(name, value), { secure: app.isSecure }),
    );
    await services.sessions.save(session);
  }

  async function findExpired(): Promise<SavedFormOwner | undefined> {
    const named = read();
    if (!named || (await services.sessions.wasEnded(permalink, named.id))) return undefined;
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
