import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import type { Space } from "../styled.ts";

// Only classes of the style sheet, which costs neither a page nor a script a byte.

/** The column of a screen's content. */
export const Page = ({
  $width = "wide",
  ...props
}: { $width?: "form" | "reading" | "wide" | "full" } & ComponentPropsWithoutRef<"div">) => (
  <div className="page" data-width={$width} {...props} />
);

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

/** A card; one with a label is a section with a heading. */
export function Card({ children, ...props }: ComponentPropsWithoutRef<"section">) {
  const label = props["aria-label"];
  const isSection = label !== undefined || props["aria-labelledby"] !== undefined;
  const Element = isSection ? "section" : "div";
  return (
    <Element className="card" {...props}>
      {label !== undefined && <h2 className="visually-hidden">{label}</h2>}
      {children}
    </Element>
  );
}

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

/** A note about the page, above it. */
export const PageNote = ({ children }: { children: ReactNode }) => (
  <p className="page-note">{children}</p>
);
