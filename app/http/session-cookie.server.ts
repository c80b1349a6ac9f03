import type { AppLoadContext } from "@remix-run/node";
import type { Brand } from "../api/configuration.server.ts";
import type { LoggedIn } from "../api/session.server.ts";
import { cookieName, writeCookie } from "../session/cookies.server.ts";
import type { Session } from "../session/sessions.server.ts";
import { takeKeptForm } from "./kept-form.server.ts";

type On = { brand: Brand; context: AppLoadContext };
type Visited = On & { session: Session | undefined };

/** The brand is in the name, so that two log-ins on one host live side by side. */
export function sessionCookieName({ brand, context }: On): string {
  return cookieName(`parada_${brand.permalink}`, context.isSecure);
}

/** Begins a session with an id that nobody had before, and ends the one that was. */
export async function startSession(visit: Visited, { token, user }: LoggedIn): Promise<string> {
  const { brand, context, session: older } = visit;
  const { sessions, cookies } = context.services;
  if (older) await sessions.end(older);
  const session = await sessions.create({
    permalink: brand.permalink,
    token,
    user,
    checkedAt: Date.now(),
    keptForm: await takeKeptForm({ permalink: brand.permalink, user }, context),
  });
  const name = sessionCookieName(visit);
  return writeCookie(name, cookies.seal(name, session.id), { secure: context.isSecure });
}

export async function endSession(visit: Visited): Promise<string> {
  const { session, context } = visit;
  if (session) await context.services.sessions.end(session);
  return writeCookie(sessionCookieName(visit), "", { secure: context.isSecure, maxAgeSeconds: 0 });
}
