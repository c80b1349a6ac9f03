import type { ReactNode } from "react";

/** The main content; the target of the skip link. */
export const Main = ({ toast, children }: { toast?: ReactNode; children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {toast}
    {children}
  </main>
);
