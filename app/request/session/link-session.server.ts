import type { Session } from "../../session/sessions.server.ts";
import { toBackPath } from "../back-path.ts";

/** The addresses of the history, the way out of it, and the question whether the session still counts. */
const onLink = /^\/(history|logout|session_check)(\/|$)/i;

/**
 * Whether the address asks for what a link has opened, and not for somebody's own: the two live side
 * by side, and the address says which one is meant.
 */
export function isOnLink(request: Request): boolean {
  const { pathname, searchParams } = new URL(toBackPath(request), "http://panel.invalid");
  return searchParams.get("via") === "link" && onLink.test(pathname);
}

/** What an address of the history says besides, to be seen by the same session. */
export function linkQuery(session: Session | undefined): { via?: string } {
  return session?.scope ? { via: "link" } : {};
}

export function keepOnLink(path: string, session: Session | undefined): string {
  const query = `${new URLSearchParams(linkQuery(session))}`;
  return query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}
