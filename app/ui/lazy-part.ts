import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  Suspense,
  useState,
} from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of a page whose code is loaded when it is drawn. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads it before that, for who cannot go on without it. */
  load: () => Promise<unknown>;
  /** Loads it in case it will be drawn; nothing happens where it does not come. */
  preload: () => Promise<unknown>;
};

const key = "reloaded-at";
const ONCE_MS = 60_000;

/**
 * Code that does not come, because a release has replaced it, say, makes the page load again, once.
 * What is loaded already is drawn without a boundary: React hydrates boundaries later than the page
 * around them, and what happens in between makes it throw away the server's work, or give up. So
 * the server loads every part before it draws, and the browser those that it finds on the page.
 */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keepPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const loadPart = () => keepPart().catch(reloadOnce);
  const Lazy = lazy(loadPart) as unknown as ComponentType<Props>;

  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, and not in a component
  function Part(props: Props) {
    const [Loaded] = useState(() => loaded);
    if (Loaded) return createElement(Loaded, props);
    return createElement(Suspense, null, createElement(Lazy, props));
  }
  return Object.assign(Part, { load: loadPart, preload: () => keepPart().catch(() => {}) });
}

function reloadOnce(error: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(key)) < ONCE_MS) throw error;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
