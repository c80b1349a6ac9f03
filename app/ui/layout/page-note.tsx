import type { ReactNode } from "react";

/** A line above the page about the page itself. */
export const PageNote = ({ children }: { children: ReactNode }) => (
  <p className="page-note">{children}</p>
);
