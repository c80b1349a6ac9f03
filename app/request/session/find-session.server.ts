import type { AppLoadContext } from "@remix-run/node";
import type { Brand } from "../../api/configuration.server.ts";
import { readCookies, writeCookie } from "../../session/cookies.server.ts";
import type { Session, SessionScope } from "../../session/sessions.server.ts";
import { StoreDown } from "../../store/store.ts";
import { isOnLink } from "./link-session.server.ts";
import type { KeptFormOwner } from "./saved-form.server.ts";
import { readSessionCookie, sessionCookieName } from "./session-cookie.server.ts";

export type FoundSession = {
  session: Session | undefined;
  /** Whose session has run out, where the browser still holds its cookie. */
  lapsed: KeptFormOwner | undefined;
  storeDown: boolean;
};

/** Public pages go on while the store is down, and nobody is logged out by that. */
export async function findSession(
  request: Request,
  brand: Brand,
  context: AppLoadContext,
): Promise<FoundSession> {
  const { services } = context;
  const { permalink } = brand;
  const cookies = readCookies(request.headers.get("cookie"));

  const read = (scope?: SessionScope) =>
    readSessionCookie(cookies.get(sessionCookieName({ brand, context }, scope)), {
      brand,
      context,
      scope,
    });

  async function findBy(scope?: SessionScope): Promise<Session | undefined> {
    const named = read(scope);
    const session = named && (await services.sessions.find(permalink, named.id));
    if (!session || session.scope !== scope) return undefined;
    await renew(session, sessionCookieName({ brand, context }, scope));
    return session;
  }

  /** Whoever is here stays logged in when the secret of their cookie and their session is taken away. */
  async function renew(session: Session, name: string): Promise<void> {
    const sealed = cookies.get(name) ?? "";
    if (!services.cookies.isOutdated(name, sealed)) return;
    const value = services.cookies.open(name, sealed) ?? "";
    context.renewCookie(
      writeCookie(name, services.cookies.seal(name, value), { secure: context.isSecure }),
    );
    await services.sessions.save(session);
  }

  async function findLapsed(): Promise<KeptFormOwner | undefined> {
    const named = read();
    if (!named || (await services.sessions.wasEnded(permalink, named.id))) return undefined;
    return { permalink, user: { id: named.userId } };
  }

  try {
    const session = (isOnLink(request) && (await findBy("history"))) || (await findBy());
    return { session, lapsed: session ? undefined : await findLapsed(), storeDown: false };
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error;
    return { session: undefined, lapsed: undefined, storeDown: true };
  }
}
