import { useEffect, useRef } from "react";

/** Moves the focus to the outcome, so that screen readers read it. */
export function useFocus<Focused extends HTMLElement>() {
  const focused = useRef<Focused>(null);
  useEffect(() => focused.current?.focus(), []);
  return focused;
}
