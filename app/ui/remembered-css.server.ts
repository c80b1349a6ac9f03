import { createElement, type ReactNode, useContext } from "react";
import { type ServerStyleSheet, StyleSheetContext } from "styled-components";

type Context = NonNullable<React.ContextType<typeof StyleSheetContext>>;
type Compile = Context["stylis"];

/** More than there are styles; whoever makes more of them loses what is remembered, and nothing else. */
const MOST_REMEMBERED = 5000;
const remembered = new Map<string, string[]>();

/**
 * Collects the styles of a page as `sheet.collectStyles` does, but compiles each style once, and not
 * for every page anew: its name is made from all that it says.
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
    const known = remembered.get(key);
    if (known) return known;
    const rules = context.stylis(css, selector, prefix, componentId);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, rules);
    return rules;
  }) as Compile;
  const value = {
    ...context,
    styleSheet: sheet.instance,
    stylis: Object.assign(compile, { hash: context.stylis.hash }),
  };
  return createElement(StyleSheetContext.Provider, { value }, children);
}
