import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { FrameView } from "./frame-view.server.ts";

type Flash = FrameView["flash"];

/** What is said on a page comes with it once, and stays when the page looks for news of its own accord. */
export function useLastingFlash(flash: Flash): Flash {
  const { key } = useLocation();
  const [said, setSaid] = useState({ key, flash });
  const current = flash || said.key !== key ? { key, flash } : said;
  // React draws it anew at once, before anybody sees the difference.
  if (current.key !== said.key || current.flash?.id !== said.flash?.id) setSaid(current);
  return current.flash;
}
