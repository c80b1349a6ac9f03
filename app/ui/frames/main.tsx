import type { ReactNode } from "react";

/** What a frame is there for. The skip link leads to it. */
export const Main = ({ toast, children }: { toast?: ReactNode; children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {toast}
    {children}
  </main>
);
