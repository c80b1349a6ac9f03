import { useEffect, useRef } from "react";

/** Whoever has pressed below hears here what came of it. */
export function useFocus<Focused extends HTMLElement>() {
  const focused = useRef<Focused>(null);
  useEffect(() => focused.current?.focus(), []);
  return focused;
}
