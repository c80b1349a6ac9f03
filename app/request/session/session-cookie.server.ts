import type { AppLoadContext } from "@remix-run/node";
import type { Brand } from "../../api/configuration.server.ts";
import type { LoggedIn } from "../../api/session.server.ts";
import type { Session, SessionScope } from "../../session/sessions.server.ts";
import { signedCookie } from "../signed-cookie.server.ts";
import { takeSavedForm } from "./saved-form.server.ts";

type BrandContext = { brand: Brand; app: AppLoadContext };
type SessionContext = BrandContext & { session: Session | undefined };

/** The name includes the brand and the scope, so that sessions of several brands and links exist side by side. */
export const sessionCookie = ({ brand, app }: BrandContext, scope?: SessionScope) =>
  signedCookie(`parada_${scope ? `${scope}_` : ""}${brand.permalink}`, app);

/** Begins a session with a new id, and ends the previous one. */
export async function startSession(context: SessionContext, loggedIn: LoggedIn): Promise<string> {
  const { brand, app, session: older } = context;
  if (older) await app.services.sessions.end(older);
  const owner = { permalink: brand.permalink, user: loggedIn.user };
  return begin(context, { ...loggedIn, savedForm: await takeSavedForm(owner, app) });
}

/** Begins a session for one screen, beside an existing one. */
export const startScopedSession = (
  context: SessionContext,
  loggedIn: LoggedIn,
  scope: SessionScope,
): Promise<string> => begin(context, { ...loggedIn, scope });

/** The cookie names the user too, because an expired session cannot. */
async function begin(
  context: BrandContext,
  fields: Pick<Session, "token" | "user" | "scope" | "savedForm">,
): Promise<string> {
  const { permalink } = context.brand;
  const { sessions } = context.app.services;
  const { id } = await sessions.create({ ...fields, permalink, checkedAt: Date.now() });
  return sessionCookie(context, fields.scope).write(`${id}.${fields.user.id}`);
}

/** The session and the user that the request's cookie names. */
export function readSessionCookie(
  { headers }: Request,
  context: BrandContext,
  scope?: SessionScope,
): { id: string; userId: number } | undefined {
  const named = sessionCookie(context, scope).read(headers.get("cookie"));
  const [id, userId] = named?.split(".") ?? [];
  return id === undefined ? undefined : { id, userId: Number(userId) };
}

/** Ends a session, and returns the cookie that removes it from the browser. */
export async function endSession(context: SessionContext): Promise<string> {
  const { session, app } = context;
  app.clearCache();
  if (session) await app.services.sessions.end(session);
  return sessionCookie(context, session?.scope).clear();
}
