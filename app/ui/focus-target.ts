import type { MouseEvent } from "react";

/** Follows a link within the page without a change of the hash, which for Remix would be a navigation. */
export function focusTarget(press: MouseEvent<HTMLAnchorElement>): void {
  press.preventDefault();
  // A link in a picture has no `hash`.
  focusById(press.currentTarget.getAttribute("href")?.slice(1) ?? "");
}

/** Moves the focus to a part of the page that is no control. */
export function focusById(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  target.tabIndex = -1;
  target.focus();
}
