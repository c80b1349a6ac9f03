import type { UIMatch } from "@remix-run/react";

/** What a screen whose data change by themselves exports as its `handle`. */
export type RefreshHandle = {
  /** After how many seconds a page with this data is loaded again where there is no JavaScript. */
  refreshSeconds: (data: unknown) => number | undefined;
};

/** As often as a page with JavaScript gets its news. */
export const refreshOften: RefreshHandle = { refreshSeconds: () => 15 };

/** These open something to fill in. */
const opening = ["dialog", "edit"];

/** Nothing where somebody may be filling in what a refresh would empty. */
export function findRefreshSeconds(matches: UIMatch[], search: string): number | undefined {
  const query = new URLSearchParams(search);
  if (opening.some((name) => query.has(name))) return undefined;
  for (const { handle, data } of matches) {
    const seconds = isRefreshHandle(handle) ? handle.refreshSeconds(data) : undefined;
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}

const isRefreshHandle = (handle: unknown): handle is RefreshHandle =>
  typeof handle === "object" && handle !== null && "refreshSeconds" in handle;
