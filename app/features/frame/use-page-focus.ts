import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { keepFocus, startPage } from "../../ui/focus/focus-keeper.ts";

// React warns about layout effects on a server.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

type Left = { heading: string; focused: Element | null; isSent: boolean };

/**
 * The rule for the focus of every change that a script makes: it stays where the user is as long as
 * that is on the page, and a page with another heading starts at its heading. Where it has stayed, the
 * page's title is announced; a form that was sent announces by itself how it went.
 */
export function usePageFocus(announce: (title: string) => void): void {
  const { key, pathname, hash } = useLocation();
  const isInPlace = useNavigationType() === "REPLACE";
  const { state, formMethod } = useNavigation();
  const isIdle = state === "idle";
  const isSent = formMethod !== undefined && formMethod !== "GET";
  const shown = useRef({ key, pathname });
  const left = useRef<Left>();

  useEffect(keepFocus, []);

  useEffect(() => {
    if (isIdle) return;
    const { activeElement: focused } = document;
    left.current = { heading: readHeading(), focused, isSent };
    announce("");
  }, [isIdle, isSent, announce]);

  // Before the observer of the keeper hears of the new page.
  useBrowserLayoutEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname };
    if (last.key === key || isInPlace) return;
    const { heading, focused = null, isSent } = left.current ?? {};
    startPage({
      hash,
      before: focused,
      isSame: () => last.pathname === pathname && readHeading() === heading && !hash,
      onStay: () => !isSent && announce(document.title),
    });
  }, [key, pathname, hash, isInPlace, announce]);
}

const readHeading = () => document.querySelector("h1")?.textContent ?? "";
