import type { MouseEvent } from "react";

/** Follows a link within the page without a change of the hash, which for Remix would be a navigation. */
export function focusTarget(press: MouseEvent<HTMLAnchorElement>): void {
  press.preventDefault();
  document.getElementById(press.currentTarget.hash.slice(1))?.focus();
}
