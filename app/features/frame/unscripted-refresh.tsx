import { Link, useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Pace } from "../../live/live.server.ts";
import type { Failure } from "../../request/responses.server.ts";
import type { RootView } from "../../request/root-view.server.ts";
import { PageNote, Unscripted } from "../../ui/layout/layout.tsx";
import { texts } from "./refresh-texts.ts";

/** Stands at the top, where the reader returns after every refresh. */
export function RefreshChoice() {
  const t = useTexts(texts);
  const seconds = useRefreshSeconds();
  const isOff = useIsRefreshOff();
  const { pathname, search } = useLocation();
  if (seconds === undefined) return null;
  const choose = new URLSearchParams(search);
  choose.set("refresh", isOff ? "on" : "off");
  return (
    <Unscripted>
      <PageNote>
        {isOff ? t("off") : t("on", { seconds: `${seconds}` })}{" "}
        {isOff && (
          <>
            <Link to={pathname + search} reloadDocument>
              {t("now")}
            </Link>{" "}
          </>
        )}
        <Link to={`${pathname}?${choose}`} reloadDocument>
          {t(isOff ? "switch_on" : "switch_off")}
        </Link>
      </PageNote>
    </Unscripted>
  );
}

/** Used when the page failed to load, so its settings are unknown. */
const DEFAULT_SECONDS = 15;

/** These query parameters open a form, whose input a refresh would lose. */
const formParameters = ["dialog", "edit"];

/** A live screen exports this as its `handle`; `isLive` may depend on the loader's data. */
type LiveHandle = {
  isLive?: boolean | ((data: unknown) => boolean);
  pace?: Pace;
  /** Overrides the pace. */
  everySeconds?: number;
};

/** The refresh interval without JavaScript; undefined if the user has switched it off. */
export function useUnscriptedRefresh(failure?: Failure): number | undefined {
  const seconds = useRefreshSeconds(failure);
  return useIsRefreshOff() ? undefined : seconds;
}

const useIsRefreshOff = (): boolean => useRouteLoaderData<RootView>("root")?.isRefreshOff ?? false;

/** The refresh interval of a live page, also when it has failed; undefined while a form is open on it. */
export function useRefreshSeconds(failure?: Failure): number | undefined {
  const isMissing = failure?.kind === "problem" || failure?.kind === "unavailable";
  const live = useMatches().find(({ handle, data }) => {
    const says = (handle as LiveHandle | undefined)?.isLive;
    if (data === undefined) return says && isMissing;
    return typeof says === "function" ? says(data) : says;
  });
  const query = new URLSearchParams(useLocation().search);
  const settings = useRouteLoaderData<RootView>("root")?.refreshSeconds;
  if (!live || formParameters.some((name) => query.has(name))) return undefined;
  const { everySeconds, pace = "panel" } = live.handle as LiveHandle;
  return everySeconds ?? settings?.[pace] ?? DEFAULT_SECONDS;
}
