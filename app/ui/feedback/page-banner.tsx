import type { ReactNode } from "react";

/** Above every page, for as long as it is true. */
export const PageBanner = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page-banner" role="status">
    <p>
      <strong>{title}</strong> {children}
    </p>
  </div>
);
