import type { ComponentPropsWithoutRef } from "react";

/** A sheet of its own on the page. */
export const Card = (props: ComponentPropsWithoutRef<"section">) => (
  <section className="card" {...props} />
);
