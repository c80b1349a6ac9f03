import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { keepFocus, startPage } from "../../ui/focus-keeper.ts";

// React warns about layout effects during server rendering.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

type PreviousPage = { heading: string; focused: Element | null; isSent: boolean };

/**
 * After a client-side navigation the focus stays on its element if that is still on the page, and moves to
 * the heading if the heading has changed. If it stays, we announce the page's title, except after a form,
 * which announces its own result.
 */
export function usePageFocus(announce: (title: string) => void): void {
  const { key, pathname, hash } = useLocation();
  const isInPlace = useNavigationType() === "REPLACE";
  const { state, formMethod } = useNavigation();
  const isIdle = state === "idle";
  const isSent = formMethod !== undefined && formMethod !== "GET";
  const shown = useRef({ key, pathname });
  const previous = useRef<PreviousPage>();

  useEffect(keepFocus, []);

  useEffect(() => {
    if (isIdle) return;
    const { activeElement: focused } = document;
    previous.current = { heading: readHeading(), focused, isSent };
    announce("");
  }, [isIdle, isSent, announce]);

  // A layout effect runs before the observer of `keepFocus` sees the new page.
  useBrowserLayoutEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname };
    if (last.key === key || isInPlace) return;
    const { heading, focused = null, isSent } = previous.current ?? {};
    startPage({
      hash,
      before: focused,
      isSame: () => last.pathname === pathname && readHeading() === heading && !hash,
      onStay: () => !isSent && announce(document.title),
    });
  }, [key, pathname, hash, isInPlace, announce]);
}

const readHeading = () => document.querySelector("h1")?.textContent ?? "";
