import { useLocation, useMatches } from "@remix-run/react";

/** As often as a page with JavaScript gets its news. */
const REFRESH_SECONDS = 15;

/** These open something that is being filled in, which a page that loads itself again would lose. */
const opening = ["dialog", "edit"];

/** What a screen that keeps up with something exports: that it does, or with which data. */
type LiveHandle = { isLive?: boolean | ((data: unknown) => boolean) };

/**
 * After how many seconds a page loads itself again where there is no JavaScript: one whose `handle`
 * says that it `isLive`, as long as nobody is filling in anything on it.
 */
export function useUnscriptedRefresh(): number | undefined {
  const isLive = useMatches().some(({ handle, data }) => {
    const says = (handle as LiveHandle | undefined)?.isLive;
    return typeof says === "function" ? says(data) : says;
  });
  const query = new URLSearchParams(useLocation().search);
  return isLive && !opening.some((name) => query.has(name)) ? REFRESH_SECONDS : undefined;
}
