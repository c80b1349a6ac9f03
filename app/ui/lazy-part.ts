import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  Suspense,
  useState,
} from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code is loaded when it is rendered. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code now, for a caller that cannot continue without it. */
  load: () => Promise<unknown>;
  /** Loads the code in advance; a failure does nothing. */
  preload: () => Promise<unknown>;
};

const key = "reloaded-at";
const ONCE_MS = 60_000;

/**
 * When code fails to load, for example after a new release, the page reloads once. Loaded code renders
 * without a Suspense boundary: React hydrates boundaries later than the page around them, and an update
 * in between makes it throw away the server's HTML. So the server loads all parts before it renders, and
 * the browser those that it finds on the page.
 */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAndCache = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const loadPart = () => loadAndCache().catch(reloadOnce);
  const Lazy = lazy(loadPart) as unknown as ComponentType<Props>;

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside of components
  function Part(props: Props) {
    const [Loaded] = useState(() => loaded);
    if (Loaded) return createElement(Loaded, props);
    return createElement(Suspense, null, createElement(Lazy, props));
  }
  return Object.assign(Part, { load: loadPart, preload: () => loadAndCache().catch(() => {}) });
}

function reloadOnce(error: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(key)) < ONCE_MS) throw error;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
