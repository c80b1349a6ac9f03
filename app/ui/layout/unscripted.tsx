import type { ReactNode } from "react";

/**
 * Content that is only shown while no script runs the page. Unlike `noscript` and `@media (scripting)`, it
 * is also shown where the browser runs scripts, but the page's own are blocked or have failed.
 */
export const Unscripted = ({
  as: Tag = "div",
  children,
}: {
  as?: "div" | "span";
  children: ReactNode;
}) => <Tag className="unscripted">{children}</Tag>;
