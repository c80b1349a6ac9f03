import type { AppLoadContext } from "@remix-run/node";
import type { Brand } from "../../api/configuration.server.ts";
import type { LoggedIn } from "../../api/session.server.ts";
import { cookieName, writeCookie } from "../../session/cookies.server.ts";
import type { Session, SessionScope } from "../../session/sessions.server.ts";
import { takeSavedForm } from "./saved-form.server.ts";

type BrandContext = { brand: Brand; app: AppLoadContext };
type SessionContext = BrandContext & { session: Session | undefined };

/** The name includes the brand and the scope, so that sessions of several brands and links exist side by side. */
export function sessionCookieName({ brand, app }: BrandContext, scope?: SessionScope): string {
  return cookieName(`parada_${scope ? `${scope}_` : ""}${brand.permalink}`, app.isSecure);
}

/** Begins a session with a new id, and ends the previous one. */
export async function startSession(
  context: SessionContext,
  { token, user }: LoggedIn,
): Promise<string> {
  const { brand, app, session: older } = context;
  const { sessions } = app.services;
  if (older) await sessions.end(older);
  const session = await sessions.create({
    permalink: brand.permalink,
    token,
    user,
    checkedAt: Date.now(),
    savedForm: await takeSavedForm({ permalink: brand.permalink, user }, app),
  });
  return writeSession(session, context);
}

/** Begins a session for one screen, beside an existing one. */
export async function startScopedSession(
  context: SessionContext,
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

/** The cookie names the user too, because an expired session cannot. */
function writeSession({ id, scope, user }: Session, context: BrandContext): string {
  const { isSecure, services } = context.app;
  const name = sessionCookieName(context, scope);
  const value = services.cookies.seal(name, `${id}.${user.id}`);
  return writeCookie(name, value, { secure: isSecure });
}

/** The session and the user that a cookie names. */
export function readSessionCookie(
  sealed: string | undefined,
  { scope, ...context }: BrandContext & { scope?: SessionScope },
): { id: string; userId: number } | undefined {
  const name = sessionCookieName(context, scope);
  const [id, userId] = context.app.services.cookies.open(name, sealed)?.split(".") ?? [];
  return id === undefined ? undefined : { id, userId: Number(userId) };
}

/** Ends a session, and returns the cookie that removes it from the browser. */
export async function endSession(context: SessionContext): Promise<string> {
  const { session, app } = context;
  app.clearCache();
  if (session) await app.services.sessions.end(session);
  const name = sessionCookieName(context, session?.scope);
  return writeCookie(name, "", { secure: app.isSecure, maxAgeSeconds: 0 });
}
