import { createElement, type ReactNode, useContext } from "react";
import { type ServerStyleSheet, StyleSheetContext } from "styled-components";

type Context = NonNullable<React.ContextType<typeof StyleSheetContext>>;
type Compile = Context["stylis"];

/** More than the panel has styles; beyond it, the cache is cleared. */
const MAX_CACHED = 5000;
const cache = new Map<string, string[]>();

/**
 * Collects the styles of a page as `sheet.collectStyles` does, but compiles each style only once for all
 * pages: a class name is a hash of its style.
 */
export function CollectStyles({
  sheet,
  children,
}: {
  sheet: ServerStyleSheet;
  children: ReactNode;
}) {
  const context = useContext(StyleSheetContext);
  const compile = ((css, selector = "", prefix = "", componentId = "") => {
    const key = `${selector} ${prefix} ${componentId}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const rules = context.stylis(css, selector, prefix, componentId);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, rules);
    return rules;
  }) as Compile;
  const value = {
    ...context,
    styleSheet: sheet.instance,
    stylis: Object.assign(compile, { hash: context.stylis.hash }),
  };
  return createElement(StyleSheetContext.Provider, { value }, children);
}
