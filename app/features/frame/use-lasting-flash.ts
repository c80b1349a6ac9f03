import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { FrameView } from "./frame-view.server.ts";

type Flash = FrameView["flash"];

/** What is said on a page comes with it once, and stays when the page looks for news of its own accord. */
export function useLastingFlash(flash: Flash): Flash {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, flash });
  const current = flash || last.key !== key ? { key, flash } : last;
  // React draws it anew at once, before anybody sees the difference.
  if (current.key !== last.key || current.flash?.id !== last.flash?.id) setLast(current);
  return current.flash;
}
