import type { AppLoadContext } from "@remix-run/node";
import type { Brand } from "../../api/configuration.server.ts";
import type { LoggedIn } from "../../api/session.server.ts";
import { cookieName, writeCookie } from "../../session/cookies.server.ts";
import type { Session, SessionScope } from "../../session/sessions.server.ts";
import { takeSavedForm } from "./saved-form.server.ts";

type On = { brand: Brand; app: AppLoadContext };
type Visited = On & { session: Session | undefined };

/** The brand is in the name, so that two log-ins on one host live side by side; and so does what a link opens. */
export function sessionCookieName({ brand, app }: On, scope?: SessionScope): string {
  return cookieName(`parada_${scope ? `${scope}_` : ""}${brand.permalink}`, app.isSecure);
}

/** Begins a session with an id that nobody had before, and ends the one that was. */
export async function startSession(context: Visited, { token, user }: LoggedIn): Promise<string> {
  const { brand, app, session: older } = context;
  const { sessions } = app.services;
  if (older) await sessions.end(older);
  const session = await sessions.create({
    permalink: brand.permalink,
    token,
    user,
    checkedAt: Date.now(),
    keptForm: await takeSavedForm({ permalink: brand.permalink, user }, app),
  });
  return writeSession(session, context);
}

/** Begins a session that is good for one screen, beside the one that there may be. */
export async function startScopedSession(
  context: Visited,
  { token, user }: LoggedIn,
  scope: SessionScope,
): Promise<string> {
  const { brand, app } = context;
  const session = await app.services.sessions.create({
    permalink: brand.permalink,
    token,
    user,
    scope,
    checkedAt: Date.now(),
  });
  return writeSession(session, context);
}

/** Whose it was stands in the cookie too: when the session has run out, nothing else can tell. */
function writeSession({ id, scope, user }: Session, context: On): string {
  const { isSecure, services } = context.app;
  const name = sessionCookieName(context, scope);
  const value = services.cookies.seal(name, `${id}.${user.id}`);
  return writeCookie(name, value, { secure: isSecure });
}

/** Which session a browser says that it has, and whose. */
export function readSessionCookie(
  sealed: string | undefined,
  { scope, ...on }: On & { scope?: SessionScope },
): { id: string; userId: number } | undefined {
  const name = sessionCookieName(on, scope);
  const [id, userId] = on.app.services.cookies.open(name, sealed)?.split(".") ?? [];
  return id === undefined ? undefined : { id, userId: Number(userId) };
}

/** Ends a session, and returns the cookie that says so. */
export async function endSession(context: Visited): Promise<string> {
  const { session, app } = context;
  app.clearCache();
  if (session) await app.services.sessions.end(session);
  const name = sessionCookieName(context, session?.scope);
  return writeCookie(name, "", { secure: app.isSecure, maxAgeSeconds: 0 });
}
