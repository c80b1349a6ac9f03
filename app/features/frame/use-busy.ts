import { useEffect, useState } from "react";
import { getPressedForm, getPressedLink } from "../../ui/pending/presses.ts";
import { usePending } from "../../ui/pending/use-pending.ts";

/** A page that is there sooner needs no sign; users see any other within 150 ms. */
const QUICK_MS = 100;

/** Whether a navigation takes time. What the user has pressed for it is marked for as long. */
export function useBusy(): boolean {
  const { state, location, formMethod } = usePending();
  const isPending = state !== "idle";
  const address = location && location.pathname + location.search;
  const isForm = formMethod !== undefined;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
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
