import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of a page whose code is loaded when it is drawn, or before that by `load`. */
export type LazyPart<Props> = FunctionComponent<Props> & { load: () => Promise<unknown> };

const key = "reloaded-at";
const ONCE_MS = 60_000;

/**
 * Code that does not come, because a release has replaced it, say, makes the page load again, once.
 * What is loaded already is drawn at once, since React hydrates what it has to wait for too late:
 * what happens in between makes it throw away the server's work.
 */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    const part = await load().catch(reloadOnce);
    loaded = part.default;
    return part;
  };
  const Lazy = lazy(loadPart) as unknown as ComponentType<Props>;

  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, and not in a component
  function Part(props: Props) {
    const [Drawn] = useState(() => loaded ?? Lazy);
    return createElement(Drawn, props);
  }
  return Object.assign(Part, { load: loadPart });
}

function reloadOnce(error: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(key)) < ONCE_MS) throw error;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
