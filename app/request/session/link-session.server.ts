import type { Session } from "../../session/sessions.server.ts";
import { toPageUrl } from "../back-path.ts";

/** The paths that a history link's session may see: the history, the log-out and the session check. */
const onLink = /^\/(history|logout|session_check)(\/|$)/i;

/**
 * Whether the address belongs to a history link's session, and not to the user's own: both exist side
 * by side, so the address names the session.
 */
export function isOnLink(request: Request): boolean {
  const { pathname, searchParams } = toPageUrl(request);
  return searchParams.get("via") === "link" && onLink.test(pathname);
}

/** The query that keeps an address in the same session. */
export function linkQuery(session: Session | undefined): { via?: string } {
  return session?.scope ? { via: "link" } : {};
}

export function keepOnLink(path: string, session: Session | undefined): string {
  const query = `${new URLSearchParams(linkQuery(session))}`;
  return query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}
