import { type ComponentType, lazy } from "react";

const key = "reloaded-at";
const ONCE_MS = 60_000;

/**
 * A part of a page whose code is loaded when it is wanted. Code that does not come, because a
 * release has replaced it, say, makes the page load again, once.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => load().catch(reloadOnce)) as ComponentType<Props>;
}

function reloadOnce(error: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(key)) < ONCE_MS) throw error;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
