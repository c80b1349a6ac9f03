import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { FrameView } from "./frame-view.server.ts";

type Flash = FrameView["flash"];

/** The server sends a flash once; we keep it while the page revalidates. */
export function useLastingFlash(flash: Flash): Flash {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, flash });
  const current = flash || last.key !== key ? { key, flash } : last;
  // React re-renders at once, before the browser paints.
  if (current.key !== last.key || current.flash?.id !== last.flash?.id) setLast(current);
  return current.flash;
}
