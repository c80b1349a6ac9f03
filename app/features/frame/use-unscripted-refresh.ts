import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { Pace } from "../../live/live.server.ts";
import type { Failure } from "../../request/responses.server.ts";
import type { RootView } from "../../request/root-view.server.ts";

/** Where the settings are not known, since the page could not be had. */
const REFRESH_SECONDS = 15;

/** These open something that is being filled in, which a page that loads itself again would lose. */
const opening = ["dialog", "edit"];

/** What a screen that keeps up with something exports: that it does, or with which data, and how often. */
export type LiveHandle = {
  isLive?: boolean | ((data: unknown) => boolean);
  /** "panel" where it is missing. */
  pace?: Pace;
  /** A pace of its own, which no setting names. */
  everySeconds?: number;
};

/** After how many seconds a page loads itself again where there is no JavaScript, unless the user has said no. */
export function useUnscriptedRefresh(failure?: Failure): number | undefined {
  const seconds = useRefreshSeconds(failure);
  return useIsRefreshOff() ? undefined : seconds;
}

export const useIsRefreshOff = (): boolean =>
  useRouteLoaderData<RootView>("root")?.isRefreshOff ?? false;

/**
 * How often a page has to be loaded again: one whose `handle`
 * says that it `isLive`, as long as nobody is filling in anything on it; with a `failure`, such a
 * page that could not be had.
 */
export function useRefreshSeconds(failure?: Failure): number | undefined {
  const isMissing = failure?.kind === "problem" || failure?.kind === "unavailable";
  const live = useMatches().find(({ handle, data }) => {
    const says = (handle as LiveHandle | undefined)?.isLive;
    if (data === undefined) return says && isMissing;
    return typeof says === "function" ? says(data) : says;
  });
  const query = new URLSearchParams(useLocation().search);
  const settings = useRouteLoaderData<RootView>("root")?.refreshSeconds;
  if (!live || opening.some((name) => query.has(name))) return undefined;
  const { everySeconds, pace = "panel" } = live.handle as LiveHandle;
  return everySeconds ?? settings?.[pace] ?? REFRESH_SECONDS;
}
