import type { ReactNode } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";

/** What became of the action that led to this page. */
export const DoneNotice = ({
  kind = "success",
  children,
}: {
  kind?: "success" | "warning" | "danger";
  children: ReactNode;
}) => (
  <div role="status">
    <Notice kind={kind}>{children}</Notice>
  </div>
);
