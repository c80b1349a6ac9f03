import type { ComponentPropsWithoutRef } from "react";

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
