import type { ComponentPropsWithoutRef, ElementType } from "react";
import type { Space } from "../tokens.ts";

type Own<As> = { as?: As; $gap?: Space };

/** Places its children below each other. */
export function Stack<As extends ElementType = "div">({
  as,
  $gap = "m",
  ...props
}: Own<As> & Omit<ComponentPropsWithoutRef<As>, keyof Own<As>>) {
  const Element: ElementType = as ?? "div";
  return <Element className="stack" data-gap={$gap} {...props} />;
}
