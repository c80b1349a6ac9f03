import type { ReactNode } from "react";

/** A note about the page, above it. */
export const PageNote = ({ children }: { children: ReactNode }) => (
  <p className="page-note">{children}</p>
);
