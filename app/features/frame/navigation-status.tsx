import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ProgressLine } from "../../ui/feedback/progress-line.tsx";
import { getPressedForm, getPressedLink } from "../../ui/pending/presses.ts";
import { usePending } from "../../ui/pending/use-pending.ts";
import { ConnectionNotice } from "./connection/connection-notice.tsx";
import { guardConnection } from "./connection/guard-connection.ts";
import { texts } from "./navigation-texts.ts";
import { usePageFocus } from "./use-page-focus.ts";

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
  return (
    <>
      <ProgressLine isBusy={isBusy} />
      <p className="visually-hidden" aria-live="polite">
        {isBusy ? t("loading") : title}
      </p>
      <ConnectionNotice />
    </>
  );
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
