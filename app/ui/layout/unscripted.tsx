import type { ReactNode } from "react";

/**
 * What a page needs only as long as no script runs it: also where the browser runs scripts, but those of
 * the page are blocked or have failed, which a `noscript` element and `@media (scripting)` cannot tell.
 */
export const Unscripted = ({
  as: Tag = "div",
  children,
}: {
  as?: "div" | "span";
  children: ReactNode;
}) => <Tag className="unscripted">{children}</Tag>;
