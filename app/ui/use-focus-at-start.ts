import { type RefObject, useEffect, useRef } from "react";

/** Leads the focus to an element once it appears, such as the outcome of a press at the end of a long page. */
export function useFocusAtStart<Target extends HTMLElement>(): RefObject<Target> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
