import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ProgressLine } from "../../ui/feedback/progress-line.tsx";
import { keepFocus, startPage } from "../../ui/focus-keeper.ts";
import { useLostRequest } from "../../ui/pending/lost-requests.ts";
import { getPressedForm, getPressedLink } from "../../ui/pending/presses.ts";
import { usePending } from "../../ui/pending/use-pending.ts";
import { useBrowserLayoutEffect } from "../../ui/use-hydrated.ts";
import type { ConnectionNotice } from "./connection/connection-notice.tsx";
import { guardConnection } from "./connection/guard-connection.ts";
import { texts } from "./navigation-texts.ts";

/**
 * A client-side navigation gives no feedback by itself. So we show a progress line, announce the new title to
 * screen readers if the focus stays in place, and show a notice when the connection is lost.
 */
export function NavigationStatus() {
  const t = useTexts(texts);
  const [title, setTitle] = useState("");
  const isBusy = useBusy();
  usePageFocus(setTitle);
  useEffect(guardConnection, []);
  const lost = useLostRequest();
  const Notice = useConnectionNotice();
  return (
    <>
      <ProgressLine isBusy={isBusy} />
      <p className="visually-hidden" aria-live="polite">
        {isBusy ? t("loading") : title}
      </p>
      {lost && Notice && <Notice lost={lost} />}
    </>
  );
}

/** Loads the notice after the page, while there is a connection. */
function useConnectionNotice(): typeof ConnectionNotice | undefined {
  const [Notice, setNotice] = useState<typeof ConnectionNotice>();
  useEffect(() => {
    import("./connection/connection-notice.tsx")
      .then((loaded) => setNotice(() => loaded.ConnectionNotice))
      // The requests wait for the connection without it, too.
      .catch(() => {});
  }, []);
  return Notice;
}

/** A faster navigation needs no sign; for any other, users see one within 150 ms. */
const DELAY_MS = 100;

/** Returns true during a slow navigation, and marks the pressed button or link meanwhile. */
function useBusy(): boolean {
  const { state, location, formMethod } = usePending();
  const isPending = state !== "idle";
  const address = location && location.pathname + location.search;
  const isForm = formMethod !== undefined;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);

  useEffect(() => {
    if (!isSlow) return;
    const pressed = isForm ? getPressedForm()?.submitter : address && getPressedLink(address);
    if (!pressed) return;
    pressed.setAttribute("data-pending", "");
    return () => pressed.removeAttribute("data-pending");
  }, [isSlow, isForm, address]);

  return isSlow;
}

type PreviousPage = {
  heading: string;
  focused: Element | null;
  isSent: boolean;
  /** Whether the user goes to another page of a list. */
  isPaging: boolean;
};

/**
 * After a client-side navigation the focus stays on its element if that is still on the page, and moves to
 * the heading if the heading has changed, or the page of a list whose links stand below it. If it stays, we announce the page's title, except after a form,
 * which announces its own result.
 */
function usePageFocus(announce: (title: string) => void): void {
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
    const isPaging = Boolean(focused?.closest("[data-pages]"));
    previous.current = { heading: readHeading(), focused, isSent, isPaging };
    announce("");
  }, [isIdle, isSent, announce]);

  // A layout effect runs before the observer of `keepFocus` sees the new page.
  useBrowserLayoutEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname };
    if (last.key === key || isInPlace) return;
    const { heading, focused = null, isSent, isPaging } = previous.current ?? {};
    startPage({
      hash,
      before: focused,
      isSame: () => last.pathname === pathname && readHeading() === heading && !hash && !isPaging,
      onStay: () => !isSent && announce(document.title),
    });
  }, [key, pathname, hash, isInPlace, announce]);
}

const readHeading = () => document.querySelector("h1")?.textContent ?? "";
