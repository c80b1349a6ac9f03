import { useEffect, useState } from "react";
import { getPressedForm, getPressedLink } from "../../ui/pending/presses.ts";
import { usePending } from "../../ui/pending/use-pending.ts";

/** A faster navigation needs no sign; for any other, users see one within 150 ms. */
const DELAY_MS = 100;

/** Returns true during a slow navigation, and marks the pressed button or link meanwhile. */
export function useBusy(): boolean {
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
